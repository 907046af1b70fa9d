-- Review of outgoing mail: whose mail is held on what ground, who answers, and what is held.

-- A mail is held when a rule fits it: all that the rule asks for has to be so.
CREATE TABLE review_rule (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reason text NOT NULL,                            -- told to the reviewers: why a mail was held
  account_id bigint REFERENCES account (id),       -- whose mail
  department_id integer REFERENCES department (id), -- of everybody in it and below it; neither: of everybody
  is_outside boolean NOT NULL DEFAULT false,       -- only mail that leaves the organisation
  has_attachment boolean NOT NULL DEFAULT false,   -- only mail with files
  words text[] NOT NULL DEFAULT '{}',              -- only mail with one of these in subject, text or names of files
  is_active boolean NOT NULL DEFAULT true,         -- else it holds nothing more; what it has held stays its reviewers'
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CHECK (account_id IS NULL OR department_id IS NULL)
);
CREATE TABLE review_rule_reviewer (
  rule_id integer NOT NULL REFERENCES review_rule (id),
  account_id bigint NOT NULL REFERENCES account (id),
  PRIMARY KEY (rule_id, account_id)
);
CREATE INDEX review_rule_reviewer_by_account ON review_rule_reviewer (account_id);

-- One mail as its writer sent it, however many submissions it was made into. They wait as deliveries in review.
CREATE TABLE review_mail (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  mailbox_id bigint NOT NULL,
  submission_id uuid NOT NULL,                     -- the first of them
  account_id bigint NOT NULL REFERENCES account (id), -- who wrote it, and does not review it
  message_id text NOT NULL,
  content_id bigint REFERENCES content (id),       -- null: it was destroyed
  subject text NOT NULL,
  sender jsonb NOT NULL,                           -- {name, address}
  recipients_to jsonb NOT NULL,                    -- [{name, address}, …]
  recipients_cc jsonb NOT NULL,
  recipients_bcc jsonb NOT NULL,
  size bigint NOT NULL,
  sms_text text NOT NULL DEFAULT '',               -- of the notice that goes out with it; empty: none
  held_reason text NOT NULL,
  status text NOT NULL DEFAULT 'wait' CHECK (status IN ('wait', 'permit', 'reject', 'withdrawn')),
  reject_reason text NOT NULL DEFAULT '',
  decided_by bigint REFERENCES account (id),
  decided_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  UNIQUE (mailbox_id, submission_id),
  FOREIGN KEY (mailbox_id, submission_id) REFERENCES submission (mailbox_id, id)
);
CREATE INDEX review_mail_by_time ON review_mail (status, created_at, id);
CREATE INDEX review_mail_by_message ON review_mail (mailbox_id, message_id);
CREATE INDEX review_mail_by_content ON review_mail (content_id);

-- The rules that held a mail: whoever reviews for one of them answers it.
CREATE TABLE review_assignment (
  rule_id integer NOT NULL REFERENCES review_rule (id),
  review_id bigint NOT NULL REFERENCES review_mail (id),
  PRIMARY KEY (review_id, rule_id)
);
CREATE INDEX review_assignment_by_rule ON review_assignment (rule_id, review_id);
