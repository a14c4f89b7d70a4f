-- Whom the lists of a table name, so that a person's tables are found without reading those of everybody. Kept by triggers.

CREATE TABLE named (
    user     INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    PRIMARY KEY (user, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX named_at_table ON named (table_id);
CREATE INDEX sitters_of_leaver ON sitters (leaver) WHERE leaver IS NOT NULL;

INSERT INTO named SELECT value, tables.id FROM tables, json_each(invited)
UNION SELECT value, tables.id FROM tables, json_each(declined)
UNION SELECT value, tables.id FROM tables, json_each(kicked)
UNION SELECT value, tables.id FROM tables, json_each(seating) WHERE value <> 0;

CREATE TRIGGER named_come AFTER INSERT ON tables
BEGIN
    INSERT INTO named SELECT value, NEW.id FROM json_each(NEW.invited)
    UNION SELECT value, NEW.id FROM json_each(NEW.declined)
    UNION SELECT value, NEW.id FROM json_each(NEW.kicked)
    UNION SELECT value, NEW.id FROM json_each(NEW.seating) WHERE value <> 0;
END;

CREATE TRIGGER named_change AFTER UPDATE OF invited, declined, kicked, seating ON tables
WHEN (OLD.invited, OLD.declined, OLD.kicked, OLD.seating) IS NOT (NEW.invited, NEW.declined, NEW.kicked, NEW.seating)
BEGIN
    DELETE FROM named WHERE table_id = NEW.id;
    INSERT INTO named SELECT value, NEW.id FROM json_each(NEW.invited)
    UNION SELECT value, NEW.id FROM json_each(NEW.declined)
    UNION SELECT value, NEW.id FROM json_each(NEW.kicked)
    UNION SELECT value, NEW.id FROM json_each(NEW.seating) WHERE value <> 0;
END;

CREATE TRIGGER named_go BEFORE DELETE ON tables
BEGIN
    DELETE FROM named WHERE table_id = OLD.id;
END;
