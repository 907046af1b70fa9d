-- People whom alerts are mailed to (BAK-110).
CREATE TABLE alert_person (
  account_id bigint PRIMARY KEY REFERENCES account ON DELETE CASCADE
);
-- Alerts: those that are not over, and those that were mailed within the last hour.
CREATE TABLE alert (
  part text NOT NULL,
  target text NOT NULL DEFAULT '',                -- name of a domain
  cause text NOT NULL,
  since timestamptz(3) NOT NULL,
  told_at timestamptz(3),                         -- when it was last mailed, also before it was over
  is_told boolean NOT NULL DEFAULT false,         -- whether it was mailed since it began
  ended_at timestamptz(3),
  PRIMARY KEY (part, target)
);
