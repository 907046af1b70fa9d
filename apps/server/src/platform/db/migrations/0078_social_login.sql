-- Logins from elsewhere: accounts of providers that are bound to accounts here, and logins on their way to a provider and back.

CREATE TABLE social_account (
  issuer text NOT NULL,                           -- names the provider for good: another provider has other people of the same subject
  subject text NOT NULL,
  account_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  name text NOT NULL,                             -- as the provider calls the person
  bound_at timestamptz(3) NOT NULL,
  last_used_at timestamptz(3),
  PRIMARY KEY (issuer, subject),
  UNIQUE (account_id, issuer)
);

-- The browser holds the secret in a cookie, the provider gives the state back. Both serve once, at whichever server.
CREATE TABLE social_step (
  secret_hash bytea PRIMARY KEY,
  state_hash bytea,                               -- null once the provider has answered
  provider text NOT NULL,
  account_id bigint REFERENCES account (id) ON DELETE CASCADE,   -- who binds; null for a login
  nonce text NOT NULL,
  verifier text NOT NULL,
  issuer text,                                    -- the person that the provider has told, if they are bound to no one
  subject text,
  name text,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX social_step_by_expiry ON social_step (expires_at);
