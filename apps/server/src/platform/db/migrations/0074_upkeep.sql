-- Backups and checks, for the state page of the back stage (BAK-107, BAK-108). One that did not end within a day has failed.
CREATE TABLE upkeep (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('backup', 'check')),
  started_at timestamptz(3) NOT NULL,
  ended_at timestamptz(3),
  file text NOT NULL DEFAULT '',                   -- of a backup
  bytes bigint NOT NULL DEFAULT 0,
  faults integer NOT NULL DEFAULT 0,               -- faults of a check; missing and damaged blobs of a backup
  failure text NOT NULL DEFAULT ''                 -- why it did not end
);
CREATE INDEX upkeep_by_time ON upkeep (kind, started_at);
-- Servers on this database: each says that it runs.
CREATE TABLE running_server (
  id uuid PRIMARY KEY,
  host text NOT NULL,
  version text NOT NULL,
  started_at timestamptz(3) NOT NULL,
  seen_at timestamptz(3) NOT NULL,
  push_count integer NOT NULL DEFAULT 0
);
