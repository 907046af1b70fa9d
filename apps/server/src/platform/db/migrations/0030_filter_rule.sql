-- Rules for arriving mail (SET-93). Folders and tags are named as in the contract and may be gone: such a rule does nothing.
CREATE TABLE filter_rule (
  mailbox_id bigint NOT NULL REFERENCES mailbox (id),
  id bigint GENERATED ALWAYS AS IDENTITY,
  priority integer NOT NULL,                       -- smaller numbers first; equal ones by id
  name text NOT NULL,
  is_active boolean NOT NULL,
  is_last boolean NOT NULL,                        -- rules behind it leave alone what it matched
  match text NOT NULL CHECK (match IN ('all', 'any')),
  conditions jsonb NOT NULL,
  action jsonb NOT NULL,
  PRIMARY KEY (mailbox_id, id)
);

-- How many messages each rule matched, by day.
CREATE TABLE filter_hit (
  mailbox_id bigint NOT NULL,
  rule_id bigint NOT NULL,
  day date NOT NULL,
  count bigint NOT NULL,
  PRIMARY KEY (mailbox_id, rule_id, day),
  FOREIGN KEY (mailbox_id, rule_id) REFERENCES filter_rule (mailbox_id, id) ON DELETE CASCADE
);
