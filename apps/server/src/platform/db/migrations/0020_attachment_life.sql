-- How long a stored attachment lives (ATT-46, ATT-47): while a draft has it, while a letter that is not saved yet holds it, while the transit
-- station lists it. What nothing holds any more counts for nothing and is removed.
ALTER TABLE stored_attachment ADD COLUMN held_until timestamptz(3);   -- by a letter that is not saved yet
ALTER TABLE stored_attachment ADD COLUMN sent_at timestamptz(3);      -- last
ALTER TABLE stored_attachment ADD COLUMN content_id bigint;           -- of the mail that it was last a part of
ALTER TABLE stored_attachment ADD COLUMN loose_since timestamptz(3);  -- when cleaning first saw that nothing holds it
CREATE INDEX stored_attachment_loose ON stored_attachment (loose_since) WHERE loose_since IS NOT NULL;

-- What stored attachments the form of a draft names.
CREATE TABLE draft_file (
  mailbox_id bigint NOT NULL,
  attachment_id bigint NOT NULL,
  draft_id uuid NOT NULL,
  PRIMARY KEY (mailbox_id, attachment_id, draft_id),
  FOREIGN KEY (mailbox_id, draft_id) REFERENCES draft (mailbox_id, id) ON DELETE CASCADE,
  FOREIGN KEY (mailbox_id, attachment_id) REFERENCES stored_attachment (mailbox_id, id)
);
CREATE INDEX draft_file_by_draft ON draft_file (mailbox_id, draft_id);
INSERT INTO draft_file (mailbox_id, attachment_id, draft_id)
  SELECT DISTINCT d.mailbox_id, s.id, d.id FROM draft d
  CROSS JOIN LATERAL jsonb_array_elements(coalesce(d.form -> 'attachments', '[]')) AS a
  JOIN stored_attachment s ON s.mailbox_id = d.mailbox_id AND s.id = (a ->> 'id')::bigint;

-- Which mail has a file: asked for each stored attachment and each blob that may go.
CREATE INDEX content_by_file ON content USING gin (jsonb_path_query_array(attachments, '$[*].hash')) WHERE attachments <> '[]';
CREATE INDEX content_by_piece ON content USING gin (jsonb_path_query_array(pieces, '$[*].hash')) WHERE pieces <> '[]';

-- What went out before this was counted has its time from when it was stored; what is in no mail is still held for a day.
UPDATE stored_attachment s SET sent_at = s.created_at WHERE EXISTS (
  SELECT FROM content c JOIN submission u ON u.content_id = c.id AND u.mailbox_id = s.mailbox_id
  WHERE c.attachments <> '[]' AND jsonb_path_query_array(c.attachments, '$[*].hash') ? encode(s.hash, 'hex')
);
UPDATE stored_attachment SET held_until = now() + interval '1 day' WHERE sent_at IS NULL;

-- Bytes that cleaning may have taken the last need of.
CREATE TABLE loose_blob (
  hash bytea PRIMARY KEY,
  since timestamptz(3) NOT NULL
);

-- Work that one server at a time does now and then: until when it is being done, or when it is due again.
CREATE TABLE chore (
  name text PRIMARY KEY,
  next_at timestamptz(3) NOT NULL
);
