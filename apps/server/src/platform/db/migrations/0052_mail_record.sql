-- What became of mail, for the owner of the mailbox to ask: a row for each mail that was sent, came or was deleted. Never its text or files.
-- It outlives mail and mailbox, so nothing here refers to another table.
CREATE TABLE mail_record (
  id bigint GENERATED ALWAYS AS IDENTITY,
  at timestamptz(3) NOT NULL,
  mailbox_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('sent', 'received', 'deleted')),
  person text NOT NULL,                           -- the recipients of a sent mail, else the sender
  subject text NOT NULL,
  size bigint NOT NULL,
  folder text NOT NULL DEFAULT '',                -- raw name: where it came to, or what it was deleted from; empty for what was passed on
  is_gone boolean NOT NULL DEFAULT false,         -- deleted for good, not into Trash
  message_id text NOT NULL DEFAULT '',            -- of a sent mail: its deliveries tell the outcome as long as they are there
  -- One index for all questions, since each of them is a cost of every arrival.
  PRIMARY KEY (mailbox_id, kind, at, id)
);
CREATE INDEX mail_record_by_time ON mail_record USING brin (at);

-- The log of logins has been there from the beginning. It outlives its account from now on, and its rows have an order.
ALTER TABLE login_log DROP CONSTRAINT login_log_account_id_fkey;
ALTER TABLE login_log ADD COLUMN id bigint GENERATED ALWAYS AS IDENTITY;
CREATE INDEX login_log_by_time ON login_log USING brin (at);

-- Nobody changes a record, and nobody removes one that is younger than the shortest time for which records are kept.
CREATE FUNCTION keep_record() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '30 days' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'records are only added to';
END $$;
CREATE TRIGGER mail_record_is_kept BEFORE UPDATE OR DELETE ON mail_record FOR EACH ROW EXECUTE FUNCTION keep_record();
CREATE TRIGGER login_log_is_kept BEFORE UPDATE OR DELETE ON login_log FOR EACH ROW EXECUTE FUNCTION keep_record();
