-- What the pages of rules and lists show.
ALTER TABLE sender_rule ADD COLUMN is_active boolean NOT NULL DEFAULT true;
ALTER TABLE sms_sender ADD COLUMN is_active boolean NOT NULL DEFAULT true;

-- What became of recalls, by recipient (SET-92). Its owner may clear it: the delivery record keeps the facts.
CREATE TABLE recall_record (
  mailbox_id bigint NOT NULL REFERENCES mailbox (id),
  id bigint GENERATED ALWAYS AS IDENTITY,
  message_id text NOT NULL,
  subject text NOT NULL,
  recipient text NOT NULL,
  status text NOT NULL CHECK (status IN ('recalled', 'failed')),
  info text NOT NULL,
  at timestamptz(3) NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  PRIMARY KEY (mailbox_id, id)
);
INSERT INTO recall_record (mailbox_id, message_id, subject, recipient, status, info, at)
SELECT d.mailbox_id, s.message_id, coalesce(c.subject, ''), d.recipient, d.recall_status, d.recall_info, coalesce(s.recalled_at, d.updated_at)
FROM delivery d JOIN submission s ON s.mailbox_id = d.mailbox_id AND s.id = d.submission_id LEFT JOIN content c ON c.id = s.content_id
WHERE d.recall_status <> '' ORDER BY 7, d.mailbox_id, d.recipient;
