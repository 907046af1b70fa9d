-- How much somebody sends: what limits are counted by, and whose sending has been stopped.

-- What an account sent in a minute. Kept for a day.
CREATE TABLE sending_tally (
  account_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  minute timestamptz(0) NOT NULL,
  mails integer NOT NULL,
  recipients integer NOT NULL,
  PRIMARY KEY (account_id, minute)
);

-- An account that sent more at once than a person does. The administrators are told of each stop once.
CREATE TABLE sending_stop (
  account_id bigint PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  since timestamptz(3) NOT NULL,
  until timestamptz(3) NOT NULL,
  mails integer NOT NULL,
  told_at timestamptz(3)
);
CREATE INDEX sending_stop_untold ON sending_stop (since) WHERE told_at IS NULL;
