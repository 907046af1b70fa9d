-- Mailboxes of other systems whose mail is fetched, and servers of other systems through which mail is sent.

-- Work that is due at a time, of every queue that has no table of its own. A claim is a lease: it postpones `due_at`, so that the work of
-- a server that died becomes due again. `lease` names the claim, so that one that ran out can't settle the work of another server.
CREATE TABLE job (
  queue text NOT NULL,
  key bigint NOT NULL,
  due_at timestamptz(3) NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  lease uuid,
  PRIMARY KEY (queue, key)
);
CREATE INDEX job_due ON job (queue, due_at);

CREATE TABLE moving (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  protocol text NOT NULL,                        -- imap, pop3
  server text NOT NULL,
  port integer NOT NULL,
  uses_ssl boolean NOT NULL,
  email text NOT NULL,
  sealed_password bytea NOT NULL,
  folder_scope text NOT NULL,                    -- all, inbox, chosen
  chosen_folders text[] NOT NULL DEFAULT '{}',
  -- The folders that the other server has shown last.
  known_folders text[] NOT NULL DEFAULT '{}',
  -- Null: into the folders of the same name.
  target_folder text,
  -- Null: mail stays on the other server. 0: it goes as soon as it is stored here.
  remove_after_days smallint,
  is_active boolean NOT NULL DEFAULT true,
  status text NOT NULL DEFAULT 'waiting',        -- waiting, receiving, done, full, refused, failed
  status_info text NOT NULL DEFAULT '',
  fetched_count bigint NOT NULL DEFAULT 0,
  total_count bigint NOT NULL DEFAULT 0,
  fetched_bytes bigint NOT NULL DEFAULT 0,
  -- Messages of the run that is going on, or of the last one.
  run_count bigint NOT NULL DEFAULT 0,
  current_folder text NOT NULL DEFAULT '',
  received_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX moving_account ON moving (account_id);

-- How far a folder of the other server has been fetched, and where its mail goes.
CREATE TABLE moving_folder (
  moving_id bigint NOT NULL REFERENCES moving (id) ON DELETE CASCADE,
  name text NOT NULL,
  validity text NOT NULL,
  last_uid bigint NOT NULL DEFAULT 0,
  folder_id bigint,
  PRIMARY KEY (moving_id, name)
);

-- What was fetched once (SET-116): the key is the UIDL of POP3, or UIDVALIDITY and UID of IMAP. Without a hash it wasn't stored: too large.
CREATE TABLE moving_message (
  moving_id bigint NOT NULL REFERENCES moving (id) ON DELETE CASCADE,
  folder text NOT NULL,
  key text NOT NULL,
  hash bytea,
  message_id text NOT NULL,
  size bigint NOT NULL,
  fetched_at timestamptz(3) NOT NULL,
  removed_at timestamptz(3),
  PRIMARY KEY (moving_id, folder, key)
);
CREATE INDEX moving_message_hash ON moving_message (moving_id, folder, hash);
CREATE INDEX moving_message_message_id ON moving_message (moving_id, folder, message_id);
CREATE INDEX moving_message_left ON moving_message (moving_id, fetched_at) WHERE removed_at IS NULL;

-- A server of another system through which mail of one of the own addresses leaves.
CREATE TABLE smtp_proxy (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  sender text NOT NULL,
  server text NOT NULL,
  port integer NOT NULL,
  uses_ssl boolean NOT NULL,
  needs_auth boolean NOT NULL,
  login text NOT NULL,
  sealed_password bytea,
  is_active boolean NOT NULL DEFAULT true,
  failure text,
  failed_at timestamptz(3),
  told_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX smtp_proxy_account ON smtp_proxy (account_id, sender);
