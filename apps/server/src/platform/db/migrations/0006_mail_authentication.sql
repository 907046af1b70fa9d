-- Whether mail from outside comes from whom it says: what is known of the client that brought it, and what the checks found.
CREATE TABLE mail_authentication (
  content_id bigint PRIMARY KEY REFERENCES content (id) ON DELETE CASCADE,
  client jsonb NOT NULL,                           -- {ip, helo, mailFrom}
  result jsonb,                                    -- null: not checked yet
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz(3) DEFAULT now()     -- null: checked for good
);
CREATE INDEX mail_authentication_due ON mail_authentication (next_attempt_at) WHERE next_attempt_at IS NOT NULL;
