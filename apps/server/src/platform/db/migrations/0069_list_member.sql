-- Mailing lists in the back stage (BAK-51): the department that a list belongs to, and the person who owns it and gets what it failed to deliver.
ALTER TABLE mailing_list ADD COLUMN department_id integer REFERENCES department (id) ON DELETE SET NULL;
ALTER TABLE mailing_list ADD COLUMN owner_id bigint REFERENCES account (id) ON DELETE SET NULL;
-- Members beside mailboxes (BAK-52): departments with all below them, and other lists.
CREATE TABLE mailing_list_department (
  list_id integer NOT NULL REFERENCES mailing_list (id) ON DELETE CASCADE,
  department_id integer NOT NULL REFERENCES department (id) ON DELETE CASCADE,
  PRIMARY KEY (list_id, department_id)
);
CREATE INDEX mailing_list_department_by_department ON mailing_list_department (department_id);
CREATE TABLE mailing_list_list (
  list_id integer NOT NULL REFERENCES mailing_list (id) ON DELETE CASCADE,
  member_id integer NOT NULL REFERENCES mailing_list (id) ON DELETE CASCADE CHECK (member_id <> list_id),
  PRIMARY KEY (list_id, member_id)
);
CREATE INDEX mailing_list_list_by_member ON mailing_list_list (member_id);
CREATE TABLE mailing_list_outside (
  list_id integer NOT NULL REFERENCES mailing_list (id) ON DELETE CASCADE,
  address text NOT NULL CHECK (address = lower(address)),
  PRIMARY KEY (list_id, address)
);
