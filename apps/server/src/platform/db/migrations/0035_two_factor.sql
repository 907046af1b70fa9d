-- Second factors of a login, and what stands in for them.

CREATE TABLE second_factor (
  account_id bigint PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  key_sealed bytea,                               -- key of the authenticator, sealed with a server key
  is_authenticator_bound boolean NOT NULL DEFAULT false,
  last_step bigint NOT NULL DEFAULT 0,            -- time step of the last accepted code: each code works once
  mobile text,                                    -- bound phone number
  client_code_hash text,                          -- app password, Argon2id
  client_code_used_at timestamptz(3)
);

CREATE TABLE recovery_code (
  account_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  hash bytea NOT NULL,                            -- HMAC-SHA-256 with a server key
  PRIMARY KEY (account_id, hash)
);

-- A code sent by SMS. A newer one for the same purpose replaces it.
CREATE TABLE sms_code (
  account_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('bind', 'release', 'login')),
  mobile text NOT NULL,
  hash bytea NOT NULL,                            -- HMAC-SHA-256 with a server key
  sent_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  PRIMARY KEY (account_id, purpose)
);

-- A browser that skips the second step.
CREATE TABLE trusted_device (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  secret_hash bytea NOT NULL UNIQUE,              -- SHA-256 of the cookie's secret
  browser text NOT NULL,
  ip text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  last_used_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX trusted_device_by_account ON trusted_device (account_id);

-- A login whose password was right and whose second factor is still missing. It grants nothing.
CREATE TABLE second_step (
  secret_hash bytea PRIMARY KEY,                  -- SHA-256 of the cookie's secret
  account_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX second_step_by_expiry ON second_step (expires_at);

-- What the list of sessions shows (SES-21).
ALTER TABLE session
  ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  ADD COLUMN browser text NOT NULL DEFAULT '',
  ADD COLUMN last_used_at timestamptz(3) NOT NULL DEFAULT now();
