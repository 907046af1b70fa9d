-- What attached files say, so that the search finds it.

-- The text of a file, once for the same bytes. A file that cannot be read has none and says why.
CREATE TABLE attachment_text (
  hash bytea PRIMARY KEY REFERENCES blob (hash) ON DELETE CASCADE,
  text text NOT NULL DEFAULT '',
  lexemes text[] NOT NULL DEFAULT '{}',            -- what full text finds of it, without prefixes
  is_cut boolean NOT NULL DEFAULT false,           -- the file says more than is kept of it
  failure text,                                    -- a `TextFailure`
  read_at timestamptz(3) NOT NULL DEFAULT now()
);

-- The durable queue: contents whose files are still to be read, or whose copies are still to be made findable by them.
CREATE TABLE attachment_job (
  content_id bigint PRIMARY KEY REFERENCES content (id) ON DELETE CASCADE,
  version integer NOT NULL DEFAULT 1,              -- grows when copies come in while somebody works on the content
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX attachment_job_due ON attachment_job (next_attempt_at);

-- Whether the lexemes of a copy hold those of its files.
ALTER TABLE message_text ADD COLUMN has_file_lexemes boolean NOT NULL DEFAULT false;

INSERT INTO attachment_job (content_id)
SELECT id FROM content WHERE attachments @? '$[*] ? (@.isInline == false)';
