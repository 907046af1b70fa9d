-- What is put into letters, and the books that their recipients are taken from.

-- Signatures and template letters belong to a person, whichever mailbox is looked into.
CREATE TABLE signature (
  account_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  id bigint GENERATED ALWAYS AS IDENTITY,
  caption text NOT NULL,
  content text NOT NULL,                           -- HTML; never shown unsanitised
  PRIMARY KEY (account_id, id)
);

-- The signatures that put themselves in. The row with an empty address is for every sender address that has none of its own.
CREATE TABLE signature_default (
  account_id bigint NOT NULL,
  address text NOT NULL CHECK (address = lower(address)),
  new_id bigint,
  answer_id bigint,
  PRIMARY KEY (account_id, address),
  FOREIGN KEY (account_id, new_id) REFERENCES signature (account_id, id) ON DELETE SET NULL (new_id),
  FOREIGN KEY (account_id, answer_id) REFERENCES signature (account_id, id) ON DELETE SET NULL (answer_id)
);

CREATE TABLE template_letter (
  account_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  id bigint GENERATED ALWAYS AS IDENTITY,
  caption text NOT NULL,
  content text NOT NULL,                           -- HTML; never shown unsanitised
  PRIMARY KEY (account_id, id)
);

-- Pictures in letters, signatures and templates. Their ids cannot be guessed, and only their owner sees them.
CREATE TABLE picture (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  type text NOT NULL,
  size bigint NOT NULL,
  hash bytea NOT NULL REFERENCES blob (hash),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  UNIQUE (account_id, hash)
);
CREATE INDEX picture_by_hash ON picture (hash);

ALTER TABLE contact ADD COLUMN mobile text NOT NULL DEFAULT '';

-- Personal groups (CON-06). A contact can be in several.
CREATE TABLE contact_group (
  mailbox_id bigint NOT NULL REFERENCES mailbox (id),
  id integer GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  PRIMARY KEY (mailbox_id, id)
);
CREATE TABLE contact_group_member (
  mailbox_id bigint NOT NULL,
  group_id integer NOT NULL,
  contact_id bigint NOT NULL,
  PRIMARY KEY (mailbox_id, group_id, contact_id),
  FOREIGN KEY (mailbox_id, group_id) REFERENCES contact_group (mailbox_id, id) ON DELETE CASCADE,
  FOREIGN KEY (mailbox_id, contact_id) REFERENCES contact (mailbox_id, id) ON DELETE CASCADE
);
CREATE INDEX contact_group_by_contact ON contact_group_member (mailbox_id, contact_id);

-- The company book: people outside whom everybody knows, by category (CON-43, CON-44).
CREATE TABLE company_category (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  parent_id integer REFERENCES company_category (id)
);
CREATE TABLE company_contact (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  category_id integer NOT NULL REFERENCES company_category (id),
  name text NOT NULL,
  address text NOT NULL,
  mobile text NOT NULL DEFAULT '',
  position text NOT NULL DEFAULT '',
  name_index tsvector NOT NULL DEFAULT ''          -- as that of account
);
CREATE INDEX company_contact_by_category ON company_contact (category_id);
CREATE INDEX company_contact_by_name_index ON company_contact USING gin (name_index);
CREATE UNIQUE INDEX company_contact_by_address ON company_contact (lower(address));

-- Mailing lists (PIC-16): mail to one goes to the mailboxes on it.
CREATE TABLE mailing_list (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  address text NOT NULL UNIQUE CHECK (address = lower(address)),
  name text NOT NULL,
  type text NOT NULL DEFAULT '',
  name_index tsvector NOT NULL DEFAULT ''          -- as that of account
);
CREATE INDEX mailing_list_by_name_index ON mailing_list USING gin (name_index);
CREATE TABLE mailing_list_member (
  list_id integer NOT NULL REFERENCES mailing_list (id) ON DELETE CASCADE,
  mailbox_id bigint NOT NULL REFERENCES mailbox (id),
  PRIMARY KEY (list_id, mailbox_id)
);
CREATE INDEX mailing_list_member_by_mailbox ON mailing_list_member (mailbox_id);
