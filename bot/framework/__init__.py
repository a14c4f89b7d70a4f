"""How commands and components are answered: features, router, checks, options."""
