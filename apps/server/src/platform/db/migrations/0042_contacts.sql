-- Contacts with all their fields, what can be undone, and the order of names in the books.

ALTER TABLE contact ADD COLUMN sort_key text COLLATE "C" NOT NULL DEFAULT '';    -- the name as it is sorted: Chinese by its pinyin
ALTER TABLE contact ADD COLUMN other_addresses text[] NOT NULL DEFAULT '{}';     -- in lower case
ALTER TABLE contact ADD COLUMN preferred_address text NOT NULL DEFAULT '';
ALTER TABLE contact ADD COLUMN company text NOT NULL DEFAULT '';
ALTER TABLE contact ADD COLUMN department text NOT NULL DEFAULT '';
ALTER TABLE contact ADD COLUMN position text NOT NULL DEFAULT '';
ALTER TABLE contact ADD COLUMN details jsonb NOT NULL DEFAULT '{}';              -- the other fields that are not empty (CON-12)
ALTER TABLE contact ADD COLUMN portrait bytea;                                   -- hash of one in contact_portrait
ALTER TABLE contact ADD COLUMN version integer NOT NULL DEFAULT 1;               -- rises with every change by a person
ALTER TABLE contact ADD COLUMN is_collected boolean NOT NULL DEFAULT false;      -- came by itself after a send, unedited (CON-55)
ALTER TABLE contact ADD COLUMN created_at timestamptz(3) NOT NULL DEFAULT now();
CREATE INDEX contact_by_sort_key ON contact (mailbox_id, sort_key, name, id);
CREATE INDEX contact_by_other_address ON contact USING gin (other_addresses) WHERE other_addresses <> '{}';
CREATE INDEX contact_by_name_index ON contact USING gin (name_index);

-- Groups were never created twice under one name by a call; a longer spelling keeps both where somebody wrote them by hand.
UPDATE contact_group g SET name = left(g.name, 38) || ' ' || g.id
WHERE EXISTS (SELECT FROM contact_group o WHERE o.mailbox_id = g.mailbox_id AND lower(o.name) = lower(g.name) AND o.id < g.id);
CREATE UNIQUE INDEX contact_group_by_name ON contact_group (mailbox_id, lower(name));

-- A portrait of a contact in its three sizes, by the hash of the largest.
CREATE TABLE contact_portrait (
  mailbox_id bigint NOT NULL REFERENCES mailbox (id),
  hash bytea NOT NULL,
  small bytea NOT NULL,
  regular bytea NOT NULL,
  large bytea NOT NULL,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (mailbox_id, hash)
);

-- What a removal or a merge took away, until it can't be undone any more.
CREATE TABLE contact_undo (
  mailbox_id bigint NOT NULL REFERENCES mailbox (id),
  id uuid NOT NULL,
  contact_id bigint NOT NULL,
  content jsonb NOT NULL,                          -- the row of contact as it was
  group_ids integer[] NOT NULL,
  version_after integer,                           -- of a contact that stayed, with other fields; null for a removed one
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (mailbox_id, id, contact_id)
);
CREATE INDEX contact_undo_by_age ON contact_undo (created_at);

-- Contacts that look like one person and are two: the lower number first.
CREATE TABLE contact_apart (
  mailbox_id bigint NOT NULL,
  one_id bigint NOT NULL,
  other_id bigint NOT NULL CHECK (one_id < other_id),
  PRIMARY KEY (mailbox_id, one_id, other_id),
  FOREIGN KEY (mailbox_id, one_id) REFERENCES contact (mailbox_id, id) ON DELETE CASCADE,
  FOREIGN KEY (mailbox_id, other_id) REFERENCES contact (mailbox_id, id) ON DELETE CASCADE
);
CREATE INDEX contact_apart_by_other ON contact_apart (mailbox_id, other_id);

ALTER TABLE company_contact ADD COLUMN company text NOT NULL DEFAULT '';
ALTER TABLE company_contact ADD COLUMN work_phone text NOT NULL DEFAULT '';
ALTER TABLE company_contact ADD COLUMN sort_key text COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE company_contact ADD COLUMN created_at timestamptz(3) NOT NULL DEFAULT now();
CREATE INDEX company_contact_by_sort_key ON company_contact (sort_key, name, id);

ALTER TABLE account ADD COLUMN sort_key text COLLATE "C" NOT NULL DEFAULT '';
CREATE INDEX account_by_sort_key ON account (sort_key, name, id) WHERE is_active;
CREATE INDEX account_by_employee_number ON account (lower(employee_number) text_pattern_ops);
