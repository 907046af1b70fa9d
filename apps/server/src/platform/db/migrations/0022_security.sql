-- What happened to the safety of the organisation: who came in, who was refused, what administrators did. Never a password or a name that nobody has.
CREATE TABLE security_record (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz(3) NOT NULL DEFAULT now(),
  kind text NOT NULL,
  account_id bigint,                              -- whom it concerns; kept when the account goes
  who text NOT NULL DEFAULT '',                   -- an address, or a keyed hash of a name that nobody has
  ip text NOT NULL DEFAULT '',
  detail jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX security_record_by_time ON security_record (at);
CREATE INDEX security_record_by_account ON security_record (account_id, at) WHERE account_id IS NOT NULL;

-- Nobody changes a record, and nobody removes one that is younger than the shortest time for which records are kept.
CREATE FUNCTION keep_security_record() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '180 days' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'security records are only added to';
END $$;
CREATE TRIGGER security_record_is_kept BEFORE UPDATE OR DELETE ON security_record FOR EACH ROW EXECUTE FUNCTION keep_security_record();

-- A locked session is answered only what unlocking needs (LCK-07).
ALTER TABLE session ADD COLUMN is_locked boolean NOT NULL DEFAULT false;
