-- A deleted account is disabled at once. On this day it is removed for good; until then it can be restored as it was.
ALTER TABLE account ADD COLUMN remove_on timestamptz(3);
ALTER TABLE account ADD COLUMN was_active boolean NOT NULL DEFAULT true;  -- before it was deleted
CREATE INDEX account_to_remove ON account (remove_on) WHERE remove_on IS NOT NULL;
CREATE INDEX mailbox_to_remove ON mailbox (remove_on) WHERE remove_on IS NOT NULL;

-- Records outlive the people they are about.
ALTER TABLE approval DROP CONSTRAINT approval_account_id_fkey;

-- What belongs to an account or a mailbox goes with it. What it left with others stays, without its name: files and folders of the enterprise
-- disk, and decisions about the mail of others.
DO $$
DECLARE
  one record;
  action text;
BEGIN
  FOR one IN
    SELECT c.conname, c.conrelid::regclass AS of, pg_get_constraintdef(c.oid) AS definition, c.confrelid = 'account'::regclass
        AND NOT (SELECT bool_or(a.attnotnull) FROM pg_attribute a WHERE a.attrelid = c.conrelid AND a.attnum = ANY(c.conkey))
        AND c.conrelid NOT IN ('review_rule'::regclass, 'draft'::regclass) AS stays
    FROM pg_constraint c
    WHERE c.contype = 'f' AND c.confdeltype = 'a' AND c.confrelid IN (
      'account'::regclass, 'mailbox'::regclass, 'folder'::regclass, 'message'::regclass, 'submission'::regclass,
      'stored_attachment'::regclass, 'disk'::regclass, 'review_rule'::regclass, 'review_mail'::regclass, 'contact'::regclass,
      'calendar'::regclass, 'calendar_event'::regclass
    ) AND c.conrelid <> 'account'::regclass
  LOOP
    action := CASE WHEN one.stays THEN 'SET NULL' ELSE 'CASCADE' END;
    EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I, ADD CONSTRAINT %I %s ON DELETE %s', one.of, one.conname, one.conname, one.definition, action);
  END LOOP;
END $$;

-- The checks of those constraints look these up.
CREATE INDEX disk_folder_by_account ON disk_folder (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX disk_file_by_account ON disk_file (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX disk_trash_by_account ON disk_trash (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX disk_version_by_account ON disk_version (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX submission_by_account ON submission (account_id);

-- An address that was deleted belongs to nobody for a while.
CREATE TABLE barred_address (
  address text PRIMARY KEY,
  until timestamptz(3) NOT NULL,
  account_id bigint                              -- whose it was, so that a person gets it back
);
CREATE INDEX barred_address_by_time ON barred_address (until);
