"""Messages kept up to date: tables, hands, threads, calls."""
