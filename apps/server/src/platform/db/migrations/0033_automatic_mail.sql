-- What arriving mail sets off by itself: replies, forwards, notices by SMS.

-- The zone of the clock that an account last kept such a rule by; empty: unknown.
ALTER TABLE account ADD COLUMN time_zone text NOT NULL DEFAULT '';

CREATE TABLE auto_reply (
  mailbox_id bigint NOT NULL REFERENCES mailbox (id),
  id bigint GENERATED ALWAYS AS IDENTITY,          -- of several that match, the one with the smallest answers
  name text NOT NULL,
  match text NOT NULL CHECK (match IN ('all', 'any')),
  conditions jsonb NOT NULL,
  period jsonb NOT NULL,                           -- `ReplyPeriod` in the code
  content text NOT NULL,                           -- HTML
  is_active boolean NOT NULL,
  PRIMARY KEY (mailbox_id, id)
);

-- Whom a rule has answered: a sender once on a day of the account's calendar (SET-69).
CREATE TABLE auto_reply_sent (
  mailbox_id bigint NOT NULL,
  rule_id bigint NOT NULL,
  sender text NOT NULL,
  day date NOT NULL,
  PRIMARY KEY (mailbox_id, rule_id, sender, day),
  FOREIGN KEY (mailbox_id, rule_id) REFERENCES auto_reply (mailbox_id, id) ON DELETE CASCADE
);

CREATE TABLE auto_forward (
  mailbox_id bigint NOT NULL REFERENCES mailbox (id),
  id bigint GENERATED ALWAYS AS IDENTITY,
  target text NOT NULL,
  is_active boolean NOT NULL,
  refusals smallint NOT NULL DEFAULT 0,            -- permanent ones, one after the other
  PRIMARY KEY (mailbox_id, id),
  UNIQUE (mailbox_id, target)
);

ALTER TABLE mailbox ADD COLUMN keeps_forwarded boolean NOT NULL DEFAULT true;
ALTER TABLE mailbox ADD COLUMN forwards_spam boolean NOT NULL DEFAULT false;
ALTER TABLE mailbox ADD COLUMN told_of_forward_at timestamptz(3);   -- when its owner last heard that forwarding failed

-- Mail that a rule wants to send: the queue between its arrival and the outbox. A forward stays here as long as its submission is on the
-- way, and names the mail itself as long as no mailbox may have it.
CREATE TABLE automatic_mail (
  mailbox_id bigint NOT NULL REFERENCES mailbox (id),
  id uuid NOT NULL DEFAULT gen_random_uuid(),      -- that of its submission
  kind text NOT NULL CHECK (kind IN ('reply', 'forward')),
  rule_id bigint,                                  -- null: the forward of a filter
  content_id bigint REFERENCES content (id),       -- the mail that arrived; null when it is no longer needed
  recipient text NOT NULL,
  mail_from text NOT NULL,                         -- of the mail that arrived
  is_kept boolean NOT NULL,                        -- the mailbox has a copy
  next_attempt_at timestamptz(3),                  -- null: it was handed to the outbox
  attempts integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (mailbox_id, id)
);
CREATE INDEX automatic_mail_due ON automatic_mail (next_attempt_at) WHERE next_attempt_at IS NOT NULL;
CREATE INDEX automatic_mail_by_content ON automatic_mail (content_id) WHERE content_id IS NOT NULL;

-- Who made a submission: a person, or a rule. What a rule forwards fails in a way of its own, and is no word of ours unless a colleague
-- wrote it.
ALTER TABLE submission ADD COLUMN origin text NOT NULL DEFAULT '' CHECK (origin IN ('', 'reply', 'forward', 'forward-of-colleague'));

-- Notices of new mail by SMS (SET-86).
CREATE TABLE sms_notice (
  mailbox_id bigint PRIMARY KEY REFERENCES mailbox (id),
  is_on boolean NOT NULL,
  mobile text NOT NULL,
  starts_at text NOT NULL,                         -- `09:00`
  ends_at text NOT NULL
);
CREATE TABLE sms_sender (
  mailbox_id bigint NOT NULL REFERENCES mailbox (id),
  id bigint GENERATED ALWAYS AS IDENTITY,
  pattern text NOT NULL,                           -- an address, or @ and a domain, in lower case
  PRIMARY KEY (mailbox_id, id),
  UNIQUE (mailbox_id, pattern)
);
-- A notice of new mail belongs to no submission. Those of quiet hours are gathered in one.
ALTER TABLE sms ALTER COLUMN submission_id DROP NOT NULL;
ALTER TABLE sms ADD COLUMN mail_count integer NOT NULL DEFAULT 1;
CREATE INDEX sms_of_new_mail ON sms (mailbox_id, created_at) WHERE submission_id IS NULL;
