-- Which reading of the raw message the columns of a content come from (`currentReading`). A later one reads it anew, in the background.
ALTER TABLE content ADD COLUMN reading smallint NOT NULL DEFAULT 0;
CREATE INDEX content_by_reading ON content (reading, id);
