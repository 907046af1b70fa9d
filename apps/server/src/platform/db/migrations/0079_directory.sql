-- People who come from the organization's directory.
CREATE TABLE directory_person (
  account_id bigint PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  key text NOT NULL UNIQUE,                       -- names the entry for good, in hexadecimal
  is_gone boolean NOT NULL DEFAULT false          -- the directory has it no more, and the account was disabled for that
);
