-- Calls about very many mails go on by themselves, slice by slice: each slice is one transaction that also says how far the job is, so
-- that a job survives its server and no slice is done twice. Whoever works on a slice holds the lock of the row.
CREATE TABLE mail_job (
  mailbox_id bigint NOT NULL REFERENCES mailbox (id),
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  account_id bigint NOT NULL REFERENCES account (id),
  folder text NOT NULL,                            -- the raw name of the folder whose mails it is about
  work jsonb NOT NULL,                             -- what is done with them
  uids bigint[],                                   -- null: all of the folder
  done_uid bigint NOT NULL DEFAULT 0,              -- up to here it is done
  last_uid bigint NOT NULL,                        -- what arrives later is left alone
  done_count bigint NOT NULL DEFAULT 0,
  total_count bigint NOT NULL,
  failures integer NOT NULL DEFAULT 0,             -- slices in a row that met an error
  state text NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'done', 'stopped')),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (mailbox_id, id)
);
CREATE INDEX mail_job_running ON mail_job (updated_at) WHERE state = 'running';

-- The lists are shown newest first and edited entry by entry (SET-74, SET-75).
ALTER TABLE sender_rule ADD COLUMN id bigint GENERATED ALWAYS AS IDENTITY;
ALTER TABLE sender_rule ADD COLUMN created_at timestamptz(3) NOT NULL DEFAULT now();
CREATE UNIQUE INDEX sender_rule_by_id ON sender_rule (mailbox_id, id);
