-- What an application of a rule did to existing messages, slice by slice, as the work that undoes it.
CREATE TABLE filter_undo (
  mailbox_id bigint NOT NULL,
  job_id uuid NOT NULL,
  step bigint GENERATED ALWAYS AS IDENTITY,
  folder text NOT NULL,                            -- where the messages lie now
  work jsonb NOT NULL,
  uids bigint[] NOT NULL,
  PRIMARY KEY (mailbox_id, job_id, step),
  FOREIGN KEY (mailbox_id, job_id) REFERENCES mail_job (mailbox_id, id) ON DELETE CASCADE
);
