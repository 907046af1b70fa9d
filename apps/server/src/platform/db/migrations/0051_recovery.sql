-- A step of a password recovery that may be taken. Each ticket is redeemed once. It has no account if the name is unknown.
CREATE TABLE recovery_ticket (
  hash bytea PRIMARY KEY,                         -- SHA-256 of the secret
  step text NOT NULL CHECK (step IN ('begun', 'sent', 'question', 'sms')),
  account_id bigint REFERENCES account (id) ON DELETE CASCADE,
  who text NOT NULL,                              -- an address, or a keyed hash of a name that nobody has
  tries integer NOT NULL DEFAULT 0,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX recovery_ticket_by_account ON recovery_ticket (account_id);
CREATE INDEX recovery_ticket_by_expiry ON recovery_ticket (expires_at);

ALTER TABLE sms_code DROP CONSTRAINT sms_code_purpose_check;
ALTER TABLE sms_code ADD CONSTRAINT sms_code_purpose_check CHECK (purpose IN ('bind', 'release', 'login', 'recovery'));
