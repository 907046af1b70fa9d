-- Files apart from mail: the disks of mailboxes and of the company, and links by which large files go with a letter.

-- A mailbox has one disk, made when something is first put on it; the company has one, which belongs to no mailbox.
CREATE TABLE disk (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  mailbox_id bigint UNIQUE REFERENCES mailbox (id),  -- null: the company's
  quota_bytes bigint NOT NULL DEFAULT 0             -- 0: unlimited
);
CREATE UNIQUE INDEX disk_of_company ON disk ((mailbox_id IS NULL)) WHERE mailbox_id IS NULL;

CREATE TABLE disk_folder (
  disk_id bigint NOT NULL REFERENCES disk (id),
  id bigint GENERATED ALWAYS AS IDENTITY,
  parent_id bigint,                                -- null: at the top
  name text NOT NULL,
  account_id bigint REFERENCES account (id),       -- who made it
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (disk_id, id),
  FOREIGN KEY (disk_id, parent_id) REFERENCES disk_folder (disk_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX disk_folder_by_name ON disk_folder (disk_id, coalesce(parent_id, 0), lower(name));

CREATE TABLE disk_file (
  disk_id bigint NOT NULL REFERENCES disk (id),
  id bigint GENERATED ALWAYS AS IDENTITY,
  folder_id bigint,                                -- null: at the top
  name text NOT NULL,
  type text NOT NULL,
  size bigint NOT NULL,
  md5 text NOT NULL,
  hash bytea NOT NULL REFERENCES blob (hash),
  account_id bigint REFERENCES account (id),       -- who put it there
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (disk_id, id),
  FOREIGN KEY (disk_id, folder_id) REFERENCES disk_folder (disk_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX disk_file_by_name ON disk_file (disk_id, coalesce(folder_id, 0), lower(name));
CREATE INDEX disk_file_by_hash ON disk_file (hash);
CREATE INDEX disk_file_by_md5 ON disk_file (disk_id, md5);

-- Whoever has the token may fetch the file (ATT-39). What it leads to is a stored attachment or a file of a disk, which it follows from
-- the one to the other; neither: its owner took the file away, and the link says so.
CREATE TABLE online_link (
  mailbox_id bigint NOT NULL REFERENCES mailbox (id),
  id bigint GENERATED ALWAYS AS IDENTITY,
  token text NOT NULL UNIQUE,
  attachment_id bigint,
  disk_id bigint,
  disk_file_id bigint,
  name text NOT NULL,
  size bigint NOT NULL,
  expires_at timestamptz(3),                       -- null: never
  download_count bigint NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (mailbox_id, id),
  FOREIGN KEY (mailbox_id, attachment_id) REFERENCES stored_attachment (mailbox_id, id) ON DELETE SET NULL (attachment_id),
  FOREIGN KEY (disk_id, disk_file_id) REFERENCES disk_file (disk_id, id) ON DELETE SET NULL (disk_file_id)
);
CREATE UNIQUE INDEX online_link_by_attachment ON online_link (mailbox_id, attachment_id) WHERE attachment_id IS NOT NULL;
CREATE UNIQUE INDEX online_link_by_file ON online_link (disk_id, disk_file_id, mailbox_id) WHERE disk_file_id IS NOT NULL;

-- Every fetching of a file by its link (ATT-41).
CREATE TABLE online_download (
  mailbox_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  link_id bigint NOT NULL,
  ip text NOT NULL,
  at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (mailbox_id, id),
  FOREIGN KEY (mailbox_id, link_id) REFERENCES online_link (mailbox_id, id) ON DELETE CASCADE
);
CREATE INDEX online_download_by_link ON online_download (mailbox_id, link_id);

CREATE INDEX stored_attachment_by_hash ON stored_attachment (hash);
