-- Mail that a spam or virus rule holds back (BAK-99), with its bytes: no reader, search or index may come upon it.
CREATE TABLE held_mail (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  held_at timestamptz(3) NOT NULL,
  rule text NOT NULL,
  detail text NOT NULL,                           -- name of the virus, or score
  mail_from text NOT NULL,
  sender text NOT NULL,
  recipients text[] NOT NULL,
  subject text NOT NULL,
  size integer NOT NULL,
  raw bytea NOT NULL,                             -- empty once it was released
  mailbox_id bigint REFERENCES mailbox ON DELETE CASCADE,
  submission_id uuid,                             -- of mail that leaves
  released_at timestamptz(3)                      -- of mail that leaves: it is not checked again
);
CREATE INDEX held_mail_waiting ON held_mail (id) WHERE released_at IS NULL;
CREATE INDEX held_mail_submission ON held_mail (mailbox_id, submission_id) WHERE submission_id IS NOT NULL;
