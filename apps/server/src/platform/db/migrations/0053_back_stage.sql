-- Who may do what in the back stage. An account without a row has no role.
CREATE TABLE operation_role (
  account_id bigint PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('super', 'organisation', 'auditor')),
  granted_at timestamptz(3) NOT NULL DEFAULT now(),
  granted_by text NOT NULL DEFAULT ''             -- an address; empty for the command line
);
-- The departments of an organisation administrator, each with all below it.
CREATE TABLE operation_department (
  account_id bigint NOT NULL REFERENCES operation_role (account_id) ON DELETE CASCADE,
  department_id integer NOT NULL REFERENCES department (id) ON DELETE CASCADE,
  PRIMARY KEY (account_id, department_id)
);
CREATE INDEX operation_department_by_department ON operation_department (department_id);

-- Administrators that there are may do everything.
INSERT INTO operation_role (account_id, role) SELECT id, 'super' FROM account WHERE is_admin;
ALTER TABLE account DROP COLUMN is_admin;

-- Sessions of the back stage are apart from those of the webmail, under a cookie of their own.
CREATE TABLE operation_session (
  secret_hash bytea PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES operation_role (account_id) ON DELETE CASCADE,
  token text NOT NULL,
  ip text NOT NULL DEFAULT '',
  browser text NOT NULL DEFAULT '',
  created_at timestamptz(3) NOT NULL,
  last_used_at timestamptz(3) NOT NULL,
  password_at timestamptz(3) NOT NULL,            -- when the password was entered last
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX operation_session_by_account ON operation_session (account_id);
CREATE INDEX operation_session_by_expiry ON operation_session (expires_at);

-- What administrators did, and what was refused to them. It outlives everything that it names, so nothing here refers to another table.
CREATE TABLE operation_record (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz(3) NOT NULL,
  account_id bigint,                              -- null for the command line
  author text NOT NULL,
  role text,
  ip text NOT NULL DEFAULT '',
  action text NOT NULL,                           -- the name of the call
  is_refused boolean NOT NULL DEFAULT false,
  target_kind text,
  target_id text NOT NULL DEFAULT '',
  target_name text NOT NULL DEFAULT '',
  department_id integer,                          -- of the target, for whoever sees only some departments
  changes jsonb NOT NULL DEFAULT '[]'             -- of each changed field the values before and after; none of secrets
);
CREATE INDEX operation_record_by_target ON operation_record (target_kind, target_id, id);
CREATE INDEX operation_record_by_department ON operation_record (department_id, id);
CREATE INDEX operation_record_by_time ON operation_record USING brin (at);
CREATE TRIGGER operation_record_is_kept BEFORE UPDATE OR DELETE ON operation_record FOR EACH ROW EXECUTE FUNCTION keep_security_record();

-- Names of departments are unique under their parent only; siblings have an order.
ALTER TABLE department DROP CONSTRAINT department_name_key;
CREATE UNIQUE INDEX department_by_name ON department (coalesce(parent_id, 0), lower(name));
ALTER TABLE department ADD COLUMN position integer NOT NULL DEFAULT 0;
UPDATE department SET position = id;

-- People are listed and sorted whether they may log in or not.
DROP INDEX account_by_sort_key;
CREATE INDEX account_by_sort_key ON account (sort_key, id);
CREATE INDEX account_by_number ON account (lower(employee_number) text_pattern_ops);
ALTER TABLE account ADD COLUMN is_hidden boolean NOT NULL DEFAULT false;  -- from the organisation book
