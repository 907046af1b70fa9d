-- What people say about themselves, what waits for an administrator's yes, and their passwords.

-- Gender, home phone, homepage and address (SET-15), those that are not empty.
ALTER TABLE account ADD COLUMN profile jsonb NOT NULL DEFAULT '{}';
ALTER TABLE account ADD COLUMN portrait bytea;                 -- the hash of the portrait that was granted
ALTER TABLE account ADD COLUMN must_change_password boolean NOT NULL DEFAULT false;
ALTER TABLE account ADD COLUMN security_question text NOT NULL DEFAULT '';
ALTER TABLE account ADD COLUMN security_answer_hash text;      -- hashed as passwords are
CREATE INDEX account_by_portrait ON account (portrait) WHERE portrait IS NOT NULL;

-- A portrait in its three sizes, by the hash of the largest. A new one is its uploader's alone until it is granted.
CREATE TABLE portrait (
  account_id bigint NOT NULL REFERENCES account (id),
  hash bytea NOT NULL,
  small bytea NOT NULL,
  regular bytea NOT NULL,
  large bytea NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, hash)
);
CREATE INDEX portrait_by_hash ON portrait (hash);

-- Hashes of earlier passwords, as many as the policy refuses.
CREATE TABLE former_password (
  account_id bigint NOT NULL REFERENCES account (id),
  at timestamptz(3) NOT NULL,
  password_hash text NOT NULL
);
CREATE INDEX former_password_by_account ON former_password (account_id, at);

-- Requests that an administrator grants or refuses. A decision is final.
CREATE TABLE approval (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('profile', 'cancellation')),
  account_id bigint NOT NULL REFERENCES account (id),
  content jsonb NOT NULL DEFAULT '{}',        -- a profile: the new values; a cancellation: the person's reason
  requested_at timestamptz(3) NOT NULL,
  outcome text CHECK (outcome IN ('granted', 'refused')),
  decided_at timestamptz(3),
  decided_by text,
  reason text NOT NULL DEFAULT '',
  before jsonb,                               -- the values that were in force when a profile was decided
  CHECK ((outcome IS NULL) = (decided_at IS NULL) AND (outcome IS NULL) = (decided_by IS NULL))
);
-- One of a kind waits at a time.
CREATE UNIQUE INDEX approval_waiting ON approval (account_id, kind) WHERE outcome IS NULL;
CREATE INDEX approval_by_account ON approval (account_id, kind, id);

CREATE TABLE feedback (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES account (id),
  title text NOT NULL,
  content text NOT NULL,
  contact text NOT NULL DEFAULT '',
  at timestamptz(3) NOT NULL
);
CREATE INDEX feedback_by_account ON feedback (account_id, at);
