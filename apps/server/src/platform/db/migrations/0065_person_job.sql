-- Work on many people at once: an import, or a change of those that were selected. Each row is written in the transaction that notes its outcome,
-- so that a job goes on after a restart without repeating one.
CREATE TABLE person_job (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('import', 'bulk')),
  account_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  author jsonb NOT NULL,                          -- for the records of what it does
  is_atomic boolean NOT NULL DEFAULT false,       -- all rows, or none
  failures smallint NOT NULL DEFAULT 0,           -- attempts in a row that ended with an error of the server
  created_at timestamptz(3) NOT NULL,
  finished_at timestamptz(3),
  downloaded_at timestamptz(3),
  undone_at timestamptz(3)
);
CREATE INDEX person_job_that_runs ON person_job (id) WHERE finished_at IS NULL;
CREATE INDEX person_job_by_account ON person_job (account_id, id);

CREATE TABLE person_job_row (
  job_id bigint NOT NULL REFERENCES person_job (id) ON DELETE CASCADE,
  row integer NOT NULL,                           -- as a spreadsheet counts
  person_id bigint,
  address text NOT NULL DEFAULT '',
  name text NOT NULL DEFAULT '',
  work jsonb,                                     -- null when there is nothing to do
  before jsonb,                                   -- what was changed, for the way back
  is_ready boolean NOT NULL DEFAULT false,        -- its password is made
  outcome text CHECK (outcome IN ('created', 'changed', 'unchanged', 'failed', 'skipped')),
  field text NOT NULL DEFAULT '',
  reason text NOT NULL DEFAULT '',
  password bytea,                                 -- encrypted; until the file with the results is downloaded
  password_hash text,
  PRIMARY KEY (job_id, row)
);
CREATE INDEX person_job_row_that_waits ON person_job_row (job_id, row) WHERE outcome IS NULL;
