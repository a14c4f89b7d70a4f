"""How a scene becomes what one reads: words of a table, and pictures from the painters."""
