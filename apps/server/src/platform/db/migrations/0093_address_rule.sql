-- Addresses and networks that administrators block or exempt from the limits of failed logins and incoming mail (BAK-97).
CREATE TABLE address_rule (
  network cidr PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('block', 'exempt')),
  reason text NOT NULL DEFAULT '',
  until timestamptz(3),                           -- null: until it is released
  created_by text NOT NULL DEFAULT ''
);
-- Senders that the whole organisation refuses or always accepts (BAK-98): an address, or `@` and a domain.
CREATE TABLE organisation_sender (
  pattern text PRIMARY KEY CHECK (pattern = lower(pattern)),
  action text NOT NULL CHECK (action IN ('refuse', 'accept')),
  note text NOT NULL DEFAULT '',
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
