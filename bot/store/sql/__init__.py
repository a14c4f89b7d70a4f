"""The store in SQL for any database. It contains all statements, in one module for each part."""
