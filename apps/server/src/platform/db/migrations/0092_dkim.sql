-- Keys that sign outgoing mail of a domain (BAK-92): at most one that signs, and one that waits for its record.
CREATE TABLE dkim_key (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  domain text NOT NULL REFERENCES domain (name) ON DELETE CASCADE,
  selector text NOT NULL,
  public_key text NOT NULL,
  private_key bytea NOT NULL,                     -- sealed with a key of the server
  created_at timestamptz(3) NOT NULL,
  found_at timestamptz(3),                        -- null until its record was found
  UNIQUE (domain, selector)
);
-- Records that the last check of a domain found (BAK-93).
CREATE TABLE domain_check (
  domain text PRIMARY KEY REFERENCES domain (name) ON DELETE CASCADE,
  checked_at timestamptz(3) NOT NULL,
  records jsonb NOT NULL
);
