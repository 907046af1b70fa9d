-- The organisation: who exists, and who may enter.
-- Times hold milliseconds, as a JavaScript Date does: a page's cursor must equal the row that it was read from.

CREATE TABLE domain (
  name text PRIMARY KEY CHECK (name = lower(name)),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE TABLE department (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL UNIQUE,
  name_index tsvector NOT NULL DEFAULT '',                   -- as that of account
  parent_id integer REFERENCES department (id)
);

-- A mailbox is one person's or one shared store of folders. `version` rises with every change in it and orders the journal;
-- whoever changes a mailbox locks this row first, so that versions are handed out in the order of the commits.
CREATE TABLE mailbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  address text NOT NULL UNIQUE CHECK (address = lower(address)),
  name text NOT NULL,
  is_shared boolean NOT NULL DEFAULT false,
  quota_bytes bigint NOT NULL DEFAULT 0,          -- 0: unlimited
  used_bytes bigint NOT NULL DEFAULT 0,
  version bigint NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE TABLE account (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  mailbox_id bigint NOT NULL UNIQUE REFERENCES mailbox (id),
  login text NOT NULL UNIQUE CHECK (login = lower(login)),   -- the mailbox address
  employee_number text UNIQUE,
  password_hash text,                                        -- null: cannot log in (a shared mailbox)
  name text NOT NULL,
  english_name text NOT NULL DEFAULT '',
  -- For finding people by any part of their name, its pinyin or initials, or their address: every ending of each is a lexeme,
  -- whole ones have weight A, so that a prefix query finds substrings and tells those that begin so.
  name_index tsvector NOT NULL DEFAULT '',
  department_id integer REFERENCES department (id),
  position text NOT NULL DEFAULT '',
  is_admin boolean NOT NULL DEFAULT false,
  is_active boolean NOT NULL DEFAULT true,
  language text NOT NULL DEFAULT 'zh-hans',
  skin_name text NOT NULL DEFAULT 'jingdianlan',
  settings jsonb NOT NULL DEFAULT '{}',                      -- the parameters that differ from their defaults (SET-46)
  permissions jsonb NOT NULL DEFAULT '{}',                   -- the permissions that differ from their defaults (PRM)
  created_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE INDEX account_by_name_index ON account USING gin (name_index);
CREATE INDEX account_by_department ON account (department_id);

CREATE TABLE mailbox_share (
  mailbox_id bigint NOT NULL REFERENCES mailbox (id),
  account_id bigint NOT NULL REFERENCES account (id),
  level text NOT NULL CHECK (level IN ('read', 'write', 'send', 'full')),
  PRIMARY KEY (mailbox_id, account_id)
);

CREATE TABLE session (
  secret_hash bytea PRIMARY KEY,                  -- SHA-256 of the cookie's secret
  account_id bigint NOT NULL REFERENCES account (id),
  mailbox_id bigint NOT NULL REFERENCES mailbox (id),   -- the mailbox it looks into
  token text NOT NULL,                            -- proof of changing calls (LGN-47)
  ip text NOT NULL DEFAULT '',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX session_by_account ON session (account_id);
CREATE INDEX session_by_expiry ON session (expires_at);

CREATE TABLE captcha (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  answer jsonb NOT NULL,
  is_passed boolean NOT NULL DEFAULT false,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX captcha_by_expiry ON captcha (expires_at);

-- One failed login counts against the account and the address it came from; all servers see the same count.
CREATE TABLE login_failure (
  key text NOT NULL,
  at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX login_failure_by_key ON login_failure (key, at);

CREATE TABLE login_log (
  account_id bigint NOT NULL REFERENCES account (id),
  at timestamptz(3) NOT NULL DEFAULT now(),
  ip text NOT NULL,
  is_success boolean NOT NULL
);
CREATE INDEX login_log_by_account ON login_log (account_id, at DESC);

-- Keys that all servers on this database share: the RSA key of secret payloads, the key that signs push tokens.
CREATE TABLE server_key (
  name text PRIMARY KEY,
  value bytea NOT NULL
);
