-- Settings of the mail system that the back stage changes. What a row lacks is as the settings of the server say.
CREATE TABLE mail_setting (
  name text PRIMARY KEY,
  value jsonb NOT NULL,
  secret bytea,                                   -- sealed with a key of the server
  changed_at timestamptz(3) NOT NULL DEFAULT now()
);
