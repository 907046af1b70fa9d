-- Ways of sending: protected by a password, burned after reading, at a time of its own, with a notice by SMS, with a level.

-- What a mail says that is not kept in the open: its body and files, encrypted. The mail that mailboxes and outside recipients hold has
-- nothing of it but the head.
CREATE TABLE sealed_letter (
  id uuid PRIMARY KEY,
  hash bytea NOT NULL REFERENCES blob (hash),      -- the encrypted bytes; no two letters share them
  nonce bytea NOT NULL,
  tag bytea NOT NULL,
  salt bytea,                                      -- of the key that its password makes
  key bytea,                                       -- the key itself, where there is no password
  size bigint NOT NULL,                            -- of the letter, for the list and the quota
  has_attachment boolean NOT NULL,
  burn_limit smallint CHECK (burn_limit BETWEEN 1 AND 99),
  burn_at timestamptz(3),                          -- when it is destroyed for everybody
  burn_day text NOT NULL DEFAULT '',               -- the same, as its sender wrote it
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CHECK ((salt IS NULL) <> (key IS NULL))
);
CREATE INDEX sealed_letter_burning ON sealed_letter (burn_at) WHERE burn_at IS NOT NULL;
CREATE INDEX sealed_letter_by_hash ON sealed_letter (hash);

-- No reference: what is left of a mail outlives its letter for a moment, and must not be taken for an open one then.
ALTER TABLE content ADD COLUMN sealed_id uuid;
ALTER TABLE content ADD COLUMN level smallint NOT NULL DEFAULT 0;
CREATE INDEX content_by_letter ON content (sealed_id) WHERE sealed_id IS NOT NULL;

ALTER TABLE message ADD COLUMN is_burn boolean NOT NULL DEFAULT false;
ALTER TABLE message ADD COLUMN burn_left smallint; -- readings left of this copy; null on the sender's own

-- For some minutes after a reading its files can be fetched, though the reading may have been the last one.
CREATE TABLE burn_reading (
  mailbox_id bigint NOT NULL,
  folder text NOT NULL,                            -- where the mail lay: raw name and uid
  uid bigint NOT NULL,
  sealed_id uuid NOT NULL REFERENCES sealed_letter (id) ON DELETE CASCADE,
  until timestamptz(3) NOT NULL,
  PRIMARY KEY (mailbox_id, folder, uid)
);
CREATE INDEX burn_reading_by_letter ON burn_reading (sealed_id);
CREATE INDEX burn_reading_over ON burn_reading (until);

-- The page on which somebody outside reads a letter. Only the hash of the link's token is kept.
CREATE TABLE letter_link (
  token_hash bytea PRIMARY KEY,
  sealed_id uuid NOT NULL REFERENCES sealed_letter (id) ON DELETE CASCADE,
  mailbox_id bigint NOT NULL,
  submission_id uuid NOT NULL,
  recipient text NOT NULL,
  burn_left smallint,
  reading_until timestamptz(3),
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX letter_link_by_letter ON letter_link (sealed_id);

-- A burned mail leaves the record of its sending behind, and nothing else.
ALTER TABLE submission ALTER COLUMN content_id DROP NOT NULL;

ALTER TABLE draft ADD COLUMN scheduled_at timestamptz(3);  -- when it is sent by itself
ALTER TABLE draft ADD COLUMN account_id bigint REFERENCES account (id);
ALTER TABLE draft ADD COLUMN claimed_until timestamptz(3);
ALTER TABLE draft ADD COLUMN sealed_body bytea;            -- text and HTML of a draft with a password, encrypted
CREATE INDEX draft_due ON draft (scheduled_at) WHERE scheduled_at IS NOT NULL;

ALTER TABLE account ADD COLUMN mobile text NOT NULL DEFAULT '';

-- Notices by SMS: a queue as that of mail. One number gets one notice of a mail.
CREATE TABLE sms (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  mailbox_id bigint NOT NULL,
  submission_id uuid NOT NULL,
  number text NOT NULL,
  text text NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz(3),                  -- null: sent, or given up
  failure text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  UNIQUE (mailbox_id, submission_id, number),
  FOREIGN KEY (mailbox_id, submission_id) REFERENCES submission (mailbox_id, id)
);
CREATE INDEX sms_due ON sms (next_attempt_at) WHERE next_attempt_at IS NOT NULL;
