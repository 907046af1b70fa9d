-- Minutes between two fetches of an account of another mail system. Null: as often as the organization allows.
ALTER TABLE moving ADD COLUMN every_minutes smallint;
