"""The store in SQL for any database: all statements, one module for each part."""
