-- Passkeys (WebAuthn): second factors that can also be the whole login.

CREATE TABLE passkey (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  credential_id text NOT NULL UNIQUE,             -- base64url, chosen by the authenticator
  public_key bytea NOT NULL,                      -- COSE
  counter bigint NOT NULL,                        -- uses counted by the authenticator; 0 if it counts none
  transports jsonb NOT NULL,
  name text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  last_used_at timestamptz(3)
);
CREATE INDEX passkey_by_account ON passkey (account_id);

-- A challenge that an authenticator is about to sign. It serves once, on whichever server.
CREATE TABLE passkey_challenge (
  challenge text PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('add', 'login', 'second-step')),
  account_id bigint REFERENCES account (id) ON DELETE CASCADE,   -- null while it is not known who logs in
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX passkey_challenge_by_expiry ON passkey_challenge (expires_at);
