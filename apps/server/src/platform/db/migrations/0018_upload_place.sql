-- The scratch object that a piece lies in at its place in the file, beside others; null for a piece with an object of its own.
ALTER TABLE upload_chunk ADD COLUMN place uuid;
