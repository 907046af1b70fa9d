-- The folder lock: one password that protects the user's own folders, the calendar and the file centre of a mailbox. An area that is
-- not among `areas` is open; without any the row goes.
CREATE TABLE area_lock (
  mailbox_id bigint PRIMARY KEY REFERENCES mailbox (id),
  password_hash text NOT NULL,                     -- Argon2id in PHC form, as that of an account
  areas text[] NOT NULL CHECK (areas <@ ARRAY['folders', 'calendar', 'files'] AND cardinality(areas) > 0)
);

-- What a session has released lasts until the session ends.
ALTER TABLE session ADD COLUMN released_areas text[] NOT NULL DEFAULT '{}';
