-- Who may write to a group address (BAK-53, BAK-56). Without a row: people inside.
CREATE TABLE group_address (
  -- Of a mailing list or of everyone in a domain: the address. Of a department: `dept_` and its number, which every domain shares.
  address text PRIMARY KEY CHECK (address = lower(address)),
  writers text NOT NULL CHECK (writers IN ('everybody', 'inside', 'members', 'chosen'))
);
CREATE TABLE group_address_writer (
  address text NOT NULL REFERENCES group_address (address) ON DELETE CASCADE,
  account_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  PRIMARY KEY (address, account_id)
);
CREATE INDEX group_address_writer_by_account ON group_address_writer (account_id);
-- A hidden list takes mail like any other, but no book offers it (BAK-51).
ALTER TABLE mailing_list ADD COLUMN is_hidden boolean NOT NULL DEFAULT false;
