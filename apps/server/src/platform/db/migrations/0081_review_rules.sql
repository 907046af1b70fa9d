-- Review rules are set in the back stage: their order, their deadlines, deputies of reviewers, and mail that is given to others.

ALTER TABLE review_rule ADD COLUMN position integer NOT NULL DEFAULT 0;
UPDATE review_rule SET position = id;
-- After half of it the reviewers are reminded, at its end the mail passes to the substitutes, after the same time again it is returned.
ALTER TABLE review_rule ADD COLUMN deadline_hours integer CHECK (deadline_hours BETWEEN 1 AND 240);
CREATE TABLE review_rule_substitute (
  rule_id integer NOT NULL REFERENCES review_rule (id),
  account_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  PRIMARY KEY (rule_id, account_id)
);
CREATE INDEX review_rule_substitute_by_account ON review_rule_substitute (account_id);

-- Who sees and decides the mails of a reviewer in a span of days, which are those of the server's time zone.
CREATE TABLE review_deputy (
  account_id bigint PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  deputy_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  first_day date NOT NULL,
  last_day date NOT NULL,
  CHECK (first_day <= last_day),
  CHECK (account_id <> deputy_id)
);
CREATE INDEX review_deputy_by_deputy ON review_deputy (deputy_id);

-- Reviewers of one mail in place of those of its rules.
CREATE TABLE review_assignee (
  review_id bigint NOT NULL REFERENCES review_mail (id),
  account_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  PRIMARY KEY (review_id, account_id)
);
CREATE INDEX review_assignee_by_account ON review_assignee (account_id);

ALTER TABLE review_mail ADD COLUMN decided_for bigint REFERENCES account (id) ON DELETE SET NULL; -- the reviewer whose deputy decided

-- The deadline is that of the rule when it held the mail: a later change of the rule is for later mail.
ALTER TABLE review_assignment ADD COLUMN deadline_hours integer;
ALTER TABLE review_assignment ADD COLUMN stage text NOT NULL DEFAULT 'reviewers' CHECK (stage IN ('reviewers', 'reminded', 'substitutes'));
ALTER TABLE review_assignment ADD COLUMN next_at timestamptz(3); -- of the next step; null: none, or the mail is decided
CREATE INDEX review_assignment_by_next ON review_assignment (next_at) WHERE next_at IS NOT NULL;
