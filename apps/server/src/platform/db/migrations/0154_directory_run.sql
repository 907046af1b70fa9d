-- Synchronizations with the organization's directory. Of those that run at once there is one: the index refuses another.
CREATE TABLE directory_run (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  started_at timestamptz(3) NOT NULL,
  ended_at timestamptz(3),
  author text NOT NULL,                           -- an address, or 'command line', or 'directory' for the schedule
  outcome text,                                   -- one of `directoryOutcomes`
  counts jsonb
);
CREATE UNIQUE INDEX directory_run_at_once ON directory_run ((ended_at IS NULL)) WHERE ended_at IS NULL;
