-- When a burn mail was destroyed at a recipient: by its last reading there, or by its day.
ALTER TABLE delivery ADD COLUMN burned_at timestamptz(3);
