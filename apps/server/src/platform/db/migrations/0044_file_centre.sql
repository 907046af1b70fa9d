-- The disks of the file centre: trash, versions, permissions on the company's, and counts that lists and capacities read.

-- What was deleted together as one: a file, or a folder with all in it. It can be restored until it is old, and then goes for ever.
CREATE TABLE disk_trash (
  disk_id bigint NOT NULL REFERENCES disk (id),
  id bigint GENERATED ALWAYS AS IDENTITY,
  undo_id uuid NOT NULL,                           -- the call that deleted it
  file_id bigint,                                  -- one of the two
  folder_id bigint,
  name text NOT NULL,
  size bigint NOT NULL,
  way bigint[] NOT NULL,                           -- the folders that it lay in, from the nearest to the one at the top
  path text[] NOT NULL,                            -- their names, from the top
  account_id bigint REFERENCES account (id),       -- who deleted it
  deleted_at timestamptz(3) NOT NULL,
  PRIMARY KEY (disk_id, id)
);
CREATE INDEX disk_trash_by_time ON disk_trash (deleted_at);
CREATE INDEX disk_trash_by_undo ON disk_trash (disk_id, undo_id);
CREATE INDEX disk_trash_by_file ON disk_trash (disk_id, file_id) WHERE file_id IS NOT NULL;
CREATE INDEX disk_trash_by_folder ON disk_trash (disk_id, folder_id) WHERE folder_id IS NOT NULL;

-- All that is in a deleted folder says so too: no statement has to look at the folders above to know what is there.
ALTER TABLE disk_folder ADD COLUMN trash_id bigint;
ALTER TABLE disk_file ADD COLUMN trash_id bigint;
ALTER TABLE disk_file ADD COLUMN changed_at timestamptz(3) NOT NULL DEFAULT now();
UPDATE disk_file SET changed_at = created_at;

DROP INDEX disk_folder_by_name;
DROP INDEX disk_file_by_name;
CREATE UNIQUE INDEX disk_folder_by_name ON disk_folder (disk_id, coalesce(parent_id, 0), lower(name)) WHERE trash_id IS NULL;
CREATE UNIQUE INDEX disk_file_by_name ON disk_file (disk_id, coalesce(folder_id, 0), lower(name)) WHERE trash_id IS NULL;
CREATE INDEX disk_folder_in_time ON disk_folder (disk_id, coalesce(parent_id, 0), created_at, id) WHERE trash_id IS NULL;
CREATE INDEX disk_file_in_size ON disk_file (disk_id, coalesce(folder_id, 0), size, id) WHERE trash_id IS NULL;
CREATE INDEX disk_file_in_time ON disk_file (disk_id, coalesce(folder_id, 0), changed_at, id) WHERE trash_id IS NULL;
CREATE INDEX disk_folder_in_trash ON disk_folder (disk_id, trash_id) WHERE trash_id IS NOT NULL;
CREATE INDEX disk_file_in_trash ON disk_file (disk_id, trash_id) WHERE trash_id IS NOT NULL;
-- For the folder that is deleted for ever: what lies in it goes with it.
CREATE INDEX disk_folder_by_parent ON disk_folder (disk_id, parent_id);
CREATE INDEX disk_file_by_folder ON disk_file (disk_id, folder_id);

-- What a file was before it was replaced.
CREATE TABLE disk_version (
  disk_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  file_id bigint NOT NULL,
  type text NOT NULL,
  size bigint NOT NULL,
  md5 text NOT NULL,
  hash bytea NOT NULL REFERENCES blob (hash),
  account_id bigint REFERENCES account (id),
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (disk_id, id),
  FOREIGN KEY (disk_id, file_id) REFERENCES disk_file (disk_id, id) ON DELETE CASCADE
);
CREATE INDEX disk_version_by_file ON disk_version (disk_id, file_id, id);
CREATE INDEX disk_version_by_hash ON disk_version (hash);

-- What is in each folder, without what is deleted; folder 0 is the top. Triggers keep it, so that no statement can forget to. A backup
-- leaves it out: restoring the files counts them again.
CREATE TABLE disk_count (
  disk_id bigint NOT NULL REFERENCES disk (id),
  folder_id bigint NOT NULL,
  folders bigint NOT NULL,
  files bigint NOT NULL,
  bytes bigint NOT NULL,
  PRIMARY KEY (disk_id, folder_id)
);
INSERT INTO disk_count (disk_id, folder_id, folders, files, bytes)
  SELECT disk_id, folder_id, sum(folders), sum(files), sum(bytes) FROM (
    SELECT disk_id, coalesce(parent_id, 0) AS folder_id, 1 AS folders, 0 AS files, 0::bigint AS bytes FROM disk_folder
    UNION ALL SELECT disk_id, coalesce(folder_id, 0), 0, 1, size FROM disk_file
  ) one GROUP BY disk_id, folder_id;

CREATE FUNCTION count_disk_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO disk_count (disk_id, folder_id, folders, files, bytes)
    SELECT disk_id, coalesce(folder_id, 0), 0, -count(*), -sum(size) FROM gone WHERE trash_id IS NULL GROUP BY 1, 2
    ON CONFLICT (disk_id, folder_id) DO UPDATE SET files = disk_count.files + excluded.files, bytes = disk_count.bytes + excluded.bytes;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO disk_count (disk_id, folder_id, folders, files, bytes)
    SELECT disk_id, coalesce(folder_id, 0), 0, count(*), sum(size) FROM come WHERE trash_id IS NULL GROUP BY 1, 2
    ON CONFLICT (disk_id, folder_id) DO UPDATE SET files = disk_count.files + excluded.files, bytes = disk_count.bytes + excluded.bytes;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER disk_file_comes AFTER INSERT ON disk_file REFERENCING NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION count_disk_files();
CREATE TRIGGER disk_file_changes AFTER UPDATE ON disk_file REFERENCING OLD TABLE AS gone NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION count_disk_files();
CREATE TRIGGER disk_file_goes AFTER DELETE ON disk_file REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION count_disk_files();

CREATE FUNCTION count_disk_folders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO disk_count (disk_id, folder_id, folders, files, bytes)
    SELECT disk_id, coalesce(parent_id, 0), -count(*), 0, 0 FROM gone WHERE trash_id IS NULL GROUP BY 1, 2
    ON CONFLICT (disk_id, folder_id) DO UPDATE SET folders = disk_count.folders + excluded.folders;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO disk_count (disk_id, folder_id, folders, files, bytes)
    SELECT disk_id, coalesce(parent_id, 0), count(*), 0, 0 FROM come WHERE trash_id IS NULL GROUP BY 1, 2
    ON CONFLICT (disk_id, folder_id) DO UPDATE SET folders = disk_count.folders + excluded.folders;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER disk_folder_comes AFTER INSERT ON disk_folder REFERENCING NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION count_disk_folders();
CREATE TRIGGER disk_folder_changes AFTER UPDATE ON disk_folder REFERENCING OLD TABLE AS gone NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION count_disk_folders();
CREATE TRIGGER disk_folder_goes AFTER DELETE ON disk_folder REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION count_disk_folders();

-- Bytes whose file or version is gone may be needed by nothing.
CREATE FUNCTION loosen_disk_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO loose_blob (hash, since) SELECT DISTINCT hash, now() FROM gone ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER disk_file_bytes_go AFTER DELETE ON disk_file REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION loosen_disk_bytes();
CREATE TRIGGER disk_version_bytes_go AFTER DELETE ON disk_version REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION loosen_disk_bytes();

-- Files whose text is to be read for the search, once for the same bytes.
CREATE TABLE disk_text_job (
  hash bytea PRIMARY KEY REFERENCES blob (hash) ON DELETE CASCADE,
  name text NOT NULL,
  type text NOT NULL,
  size bigint NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX disk_text_job_due ON disk_text_job (next_attempt_at);
INSERT INTO disk_text_job (hash, name, type, size)
  SELECT DISTINCT ON (f.hash) f.hash, f.name, f.type, f.size FROM disk_file f
  WHERE NOT EXISTS (SELECT FROM attachment_text t WHERE t.hash = f.hash);
CREATE INDEX attachment_text_by_lexeme ON attachment_text USING gin (lexemes);

-- Who may do what on the company's disk (FIL-13). A line is of a member or of a department, for a folder and all in it; without a folder,
-- for all of the disk. An administrator of the disk has a line without a folder that says so.
CREATE TABLE disk_permission (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  disk_id bigint NOT NULL REFERENCES disk (id),
  folder_id bigint,
  account_id bigint REFERENCES account (id) ON DELETE CASCADE,
  department_id integer REFERENCES department (id) ON DELETE CASCADE,
  permission text NOT NULL,
  is_super boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  FOREIGN KEY (disk_id, folder_id) REFERENCES disk_folder (disk_id, id) ON DELETE CASCADE,
  CHECK ((account_id IS NULL) <> (department_id IS NULL)),
  CHECK (NOT is_super OR (account_id IS NOT NULL AND folder_id IS NULL))
);
CREATE UNIQUE INDEX disk_permission_of_member ON disk_permission (account_id, disk_id, coalesce(folder_id, 0), is_super)
  WHERE account_id IS NOT NULL;
CREATE UNIQUE INDEX disk_permission_of_department ON disk_permission (department_id, disk_id, coalesce(folder_id, 0))
  WHERE department_id IS NOT NULL;
CREATE INDEX disk_permission_by_folder ON disk_permission (disk_id, folder_id);
-- Until now everybody could read the company's disk.
INSERT INTO disk_permission (disk_id, department_id, permission)
  SELECT disk.id, d.id, 'download' FROM disk, department d WHERE disk.mailbox_id IS NULL AND d.parent_id IS NULL;

-- How often the company's disk has changed, and which change those who see it were told of last.
ALTER TABLE disk ADD COLUMN change_count bigint NOT NULL DEFAULT 0;
ALTER TABLE disk ADD COLUMN told_count bigint NOT NULL DEFAULT 0;
