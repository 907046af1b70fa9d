-- Mail. Content is stored once however many mailboxes hold it; everything a mailbox owns is led by its id, so that the
-- tables can be spread over several machines by it.

-- Bytes by their SHA-256. Small ones live here and are durable with the commit; larger ones are in the blob store under their hash.
CREATE TABLE blob (
  hash bytea PRIMARY KEY,
  size bigint NOT NULL,
  bytes bytea,                                     -- null: in the blob store
  kept_at timestamptz(3) NOT NULL DEFAULT now()    -- when somebody last stored these bytes, to the hour; collecting spares the young
);

CREATE TABLE content (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  hash bytea NOT NULL UNIQUE,                      -- SHA-256 of the raw message
  size bigint NOT NULL,                            -- bytes of the raw message
  skeleton bytea NOT NULL,                         -- the raw message with its long base64 runs taken out
  pieces jsonb NOT NULL DEFAULT '[]',              -- [{offset, hash, width, newline}]: the runs, as blobs, and where they belong
  message_id text NOT NULL,                        -- without angle brackets
  in_reply_to text,
  message_references text[] NOT NULL DEFAULT '{}',
  subject text NOT NULL,
  sender jsonb NOT NULL,                           -- {name, address}
  recipients_to jsonb NOT NULL DEFAULT '[]',       -- [{name, address}]
  recipients_cc jsonb NOT NULL DEFAULT '[]',
  reply_to jsonb NOT NULL DEFAULT '[]',
  sent_at timestamptz(3),
  text text,                                       -- the plain body
  html text,                                       -- the HTML body as it came; never sent to a page unsanitised
  attachments jsonb NOT NULL DEFAULT '[]',         -- [{sid, name, type, size, hash, contentId, isInline}]
  wants_receipt boolean NOT NULL DEFAULT false,
  is_urgent boolean NOT NULL DEFAULT false,
  is_unparsed boolean NOT NULL DEFAULT false,      -- could not be parsed: shown as source
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX content_by_message_id ON content (message_id);

CREATE TABLE folder (
  mailbox_id bigint NOT NULL REFERENCES mailbox (id),
  id bigint GENERATED ALWAYS AS IDENTITY,
  raw_name text NOT NULL,                          -- INBOX, Drafts, Sent, Trash, Spam, or 'f' and the id for a user's own
  name text NOT NULL,
  role text CHECK (role IN ('inbox', 'drafts', 'sent', 'trash', 'spam')),
  position integer NOT NULL DEFAULT 100,
  next_uid bigint NOT NULL DEFAULT 1,
  message_count bigint NOT NULL DEFAULT 0,
  unseen_count bigint NOT NULL DEFAULT 0,
  byte_count bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (mailbox_id, id),
  UNIQUE (mailbox_id, raw_name)
);
CREATE UNIQUE INDEX folder_by_name ON folder (mailbox_id, lower(name));

-- One mailbox's copy of a message. Sort keys and everything a list row shows stand in the row itself.
CREATE TABLE message (
  mailbox_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  folder_id bigint NOT NULL,
  uid bigint NOT NULL,
  content_id bigint REFERENCES content (id),       -- null: a draft, whose form is in `draft`
  draft_id uuid,
  arrived_at timestamptz(3) NOT NULL DEFAULT now(),
  sent_at timestamptz(3),
  size bigint NOT NULL,
  subject text NOT NULL,
  sender jsonb NOT NULL,
  recipients jsonb NOT NULL DEFAULT '[]',          -- the To list, at most 20 entries
  subject_key text NOT NULL,                       -- what sorting by subject compares: no Re:, lower case, at most 60 characters
  party_key text NOT NULL,                         -- what sorting by sender compares; in Sent and Drafts the first recipient
  is_seen boolean NOT NULL DEFAULT false,
  is_answered boolean NOT NULL DEFAULT false,
  is_forwarded boolean NOT NULL DEFAULT false,
  flag_color text CHECK (flag_color IN ('red', 'green', 'orange', 'blue', 'pink', 'cyan', 'yellow', 'purple', 'grey')),
  is_urgent boolean NOT NULL DEFAULT false,
  is_scheduled boolean NOT NULL DEFAULT false,
  has_attachment boolean NOT NULL DEFAULT false,
  tag_ids integer[] NOT NULL DEFAULT '{}',
  remark text NOT NULL DEFAULT '',
  submission_id uuid,                              -- on the sender's own copy
  smtp_sender text NOT NULL DEFAULT '',            -- MAIL FROM of the delivery, for the return-path notice (RED-41)
  version bigint NOT NULL,                         -- of the mailbox when this row last changed
  PRIMARY KEY (mailbox_id, id),
  FOREIGN KEY (mailbox_id, folder_id) REFERENCES folder (mailbox_id, id),
  UNIQUE (mailbox_id, folder_id, uid)
) WITH (fillfactor = 90);
-- Read forwards or backwards by the eight sorts of LST-03; the id makes every order total.
-- A page is picked from the index alone, however deep it lies; what it includes is for the filters that pick most of a folder.
CREATE INDEX message_by_arrival ON message (mailbox_id, folder_id, arrived_at, id) INCLUDE (is_seen, flag_color);
CREATE INDEX message_by_party ON message (mailbox_id, folder_id, party_key, arrived_at, id);
CREATE INDEX message_by_subject ON message (mailbox_id, folder_id, subject_key, arrived_at, id);
CREATE INDEX message_by_size ON message (mailbox_id, folder_id, size, arrived_at, id);
-- The view filters of LST-05 pick few of many.
CREATE INDEX message_unseen ON message (mailbox_id, folder_id, arrived_at, id) WHERE NOT is_seen;
CREATE INDEX message_flagged ON message (mailbox_id, folder_id, flag_color, arrived_at, id) WHERE flag_color IS NOT NULL;
CREATE INDEX message_answered ON message (mailbox_id, folder_id, arrived_at, id) WHERE is_answered;
CREATE INDEX message_forwarded ON message (mailbox_id, folder_id, arrived_at, id) WHERE is_forwarded;
CREATE INDEX message_urgent ON message (mailbox_id, folder_id, arrived_at, id) WHERE is_urgent;
CREATE INDEX message_with_attachment ON message (mailbox_id, folder_id, arrived_at, id) WHERE has_attachment;
CREATE INDEX message_tagged ON message USING gin (tag_ids) WHERE tag_ids <> '{}';
CREATE INDEX message_by_content ON message (content_id);
CREATE UNIQUE INDEX message_by_draft ON message (mailbox_id, draft_id) WHERE draft_id IS NOT NULL;

-- What full text finds. Apart from `message`, because flags change often and these lexemes never. Lexemes: '=' and the mailbox id
-- (so that one GIN index serves all mailboxes), words and Chinese one- and two-character pieces, and the same behind 's:' (subject),
-- 'f:' (sender), 't:' (recipients), 'a:' (attachment names). A draft has '=', the mailbox id and 'd' in place of the first: the search
-- leaves drafts out, the filter of their folder finds them.
CREATE TABLE message_text (
  mailbox_id bigint NOT NULL,
  message_id bigint NOT NULL,
  arrived_at timestamptz(3) NOT NULL,
  lexemes tsvector NOT NULL,
  PRIMARY KEY (mailbox_id, message_id),
  FOREIGN KEY (mailbox_id, message_id) REFERENCES message (mailbox_id, id) ON DELETE CASCADE
) WITH (toast_tuple_target = 128);
ALTER TABLE message_text ALTER COLUMN lexemes SET STORAGE EXTERNAL;
CREATE INDEX message_text_lexemes ON message_text USING gin (lexemes);

CREATE TABLE tag (
  mailbox_id bigint NOT NULL REFERENCES mailbox (id),
  id integer GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  color text NOT NULL,
  PRIMARY KEY (mailbox_id, id)
);
CREATE UNIQUE INDEX tag_by_name ON tag (mailbox_id, lower(name));

-- The journal that push and sync read (PSH): what changed, never what it says.
CREATE TABLE change (
  mailbox_id bigint NOT NULL,
  version bigint NOT NULL,
  type text NOT NULL,                              -- a `Change` type of the contract
  payload jsonb NOT NULL,
  at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (mailbox_id, version)
);
CREATE INDEX change_by_time ON change (at);

CREATE TABLE draft (
  mailbox_id bigint NOT NULL,
  id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  form jsonb NOT NULL,                             -- the outgoing form (CMP-51) in code words
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (mailbox_id, id)
);

-- A promise to deliver. The id is the draft's, so that sending twice is sending once.
CREATE TABLE submission (
  mailbox_id bigint NOT NULL,
  id uuid NOT NULL,
  account_id bigint NOT NULL REFERENCES account (id),
  content_id bigint NOT NULL REFERENCES content (id),
  message_id text NOT NULL,
  sender_address text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (mailbox_id, id)
);
CREATE INDEX submission_by_message_id ON submission (message_id);
CREATE INDEX submission_by_content ON submission (content_id);

-- The fate per recipient, and the durable queue: a row waits while `next_attempt_at` is set.
CREATE TABLE delivery (
  mailbox_id bigint NOT NULL,
  submission_id uuid NOT NULL,
  recipient text NOT NULL,
  name text NOT NULL DEFAULT '',
  status text NOT NULL DEFAULT 'queued',           -- queued, delivered, read, failed, in-review, quarantined, proxy
  status_info text NOT NULL DEFAULT '',            -- the other server's words, or one of our codes
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz(3),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (mailbox_id, submission_id, recipient),
  FOREIGN KEY (mailbox_id, submission_id) REFERENCES submission (mailbox_id, id)
);
CREATE INDEX delivery_due ON delivery (next_attempt_at) WHERE next_attempt_at IS NOT NULL;

-- Files a user uploaded for mail (ATT-34). The chunks of an unfinished upload lie in the blob store.
CREATE TABLE stored_attachment (
  mailbox_id bigint NOT NULL REFERENCES mailbox (id),
  id bigint GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  type text NOT NULL,
  size bigint NOT NULL,
  md5 text NOT NULL,
  hash bytea NOT NULL REFERENCES blob (hash),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (mailbox_id, id)
);
CREATE INDEX stored_attachment_by_md5 ON stored_attachment (mailbox_id, md5);

CREATE TABLE upload_chunk (
  mailbox_id bigint NOT NULL REFERENCES mailbox (id),
  md5 text NOT NULL,
  number integer NOT NULL,
  size bigint NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (mailbox_id, md5, number)
);

CREATE TABLE contact (
  mailbox_id bigint NOT NULL REFERENCES mailbox (id),
  id bigint GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  address text NOT NULL,
  name_index tsvector NOT NULL DEFAULT '',         -- as that of account
  use_count integer NOT NULL DEFAULT 0,
  PRIMARY KEY (mailbox_id, id)
);
CREATE UNIQUE INDEX contact_by_address ON contact (mailbox_id, lower(address));
CREATE INDEX contact_by_use ON contact (mailbox_id, use_count DESC);

-- White- and blacklist (LST-78, D-114): an address, or '@' and a domain.
CREATE TABLE sender_rule (
  mailbox_id bigint NOT NULL REFERENCES mailbox (id),
  pattern text NOT NULL CHECK (pattern = lower(pattern)),
  action text NOT NULL CHECK (action IN ('white', 'black')),
  PRIMARY KEY (mailbox_id, pattern)
);
