-- Files and folders of a disk that are shared by a link with an extraction code.
CREATE TABLE file_share (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token text NOT NULL UNIQUE,
  code text NOT NULL,                              -- its owner sees it again
  mailbox_id bigint NOT NULL REFERENCES mailbox (id),   -- in which it was made
  account_id bigint NOT NULL REFERENCES account (id),   -- who shares, and whose permissions count as long as it holds
  disk_id bigint NOT NULL REFERENCES disk (id),
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3),                       -- null: never
  download_limit integer,                          -- null: none
  download_count integer NOT NULL DEFAULT 0,
  is_for_people boolean NOT NULL DEFAULT false,    -- only those in file_share_person
  cancelled_at timestamptz(3)
);
CREATE INDEX file_share_by_mailbox ON file_share (mailbox_id, id) WHERE cancelled_at IS NULL;

CREATE TABLE file_share_entry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  share_id bigint NOT NULL REFERENCES file_share (id) ON DELETE CASCADE,
  disk_id bigint NOT NULL,
  file_id bigint,                                  -- one of the two
  folder_id bigint,
  name text NOT NULL,                              -- when it was shared
  FOREIGN KEY (disk_id, file_id) REFERENCES disk_file (disk_id, id) ON DELETE CASCADE,
  FOREIGN KEY (disk_id, folder_id) REFERENCES disk_folder (disk_id, id) ON DELETE CASCADE
);
CREATE INDEX file_share_entry_by_share ON file_share_entry (share_id, id);
CREATE INDEX file_share_entry_by_file ON file_share_entry (disk_id, file_id) WHERE file_id IS NOT NULL;
CREATE INDEX file_share_entry_by_folder ON file_share_entry (disk_id, folder_id) WHERE folder_id IS NOT NULL;

CREATE TABLE file_share_person (
  share_id bigint NOT NULL REFERENCES file_share (id) ON DELETE CASCADE,
  account_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  PRIMARY KEY (share_id, account_id)
);

CREATE TABLE file_share_download (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  share_id bigint NOT NULL REFERENCES file_share (id) ON DELETE CASCADE,
  name text NOT NULL,
  size bigint NOT NULL,
  account_id bigint REFERENCES account (id) ON DELETE SET NULL,   -- a visitor who was logged in
  ip text NOT NULL,
  at timestamptz(3) NOT NULL
);
CREATE INDEX file_share_download_by_share ON file_share_download (share_id, id);
