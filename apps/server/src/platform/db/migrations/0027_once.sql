-- What keeps a mail from being there twice when an answer got lost.

-- Another server has taken the mail for this recipient; set the moment it says so, before anything else is written about it. A row that is
-- taken up again after a crash has gone already.
ALTER TABLE delivery ADD COLUMN accepted_at timestamptz(3);

-- What came in by SMTP lately: the SHA-256 of envelope and bytes. A client that did not get our answer sends the same once more.
CREATE TABLE arrival (
  hash bytea PRIMARY KEY,
  at timestamptz(3) NOT NULL
);
CREATE INDEX arrival_by_time ON arrival (at);

-- Times are kept to the millisecond everywhere.
ALTER TABLE sending_tally ALTER COLUMN minute TYPE timestamptz(3);
