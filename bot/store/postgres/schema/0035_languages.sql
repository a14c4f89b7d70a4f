-- `asked` says now that the language of a server is settled. Before, a manager was asked once, and many never answered: what the
-- server speaks is open again where nobody has chosen a language.

DELETE FROM server_settings
WHERE key = 'asked' AND guild NOT IN (SELECT guild FROM server_settings WHERE key = 'language');
