-- What counts on a disk: its files, those in its trash, and the earlier versions of both. Everything that shows or checks the used capacity
-- reads it here.
CREATE FUNCTION disk_usage(wanted bigint, OUT files bigint, OUT trash bigint, OUT versions bigint) LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT sum(bytes) FROM disk_count WHERE disk_id = wanted), 0)::bigint,
    coalesce((SELECT sum(size) FROM disk_trash WHERE disk_id = wanted), 0)::bigint,
    coalesce((SELECT sum(size) FROM disk_version WHERE disk_id = wanted), 0)::bigint
$$;
CREATE INDEX disk_trash_sizes ON disk_trash (disk_id) INCLUDE (size);
CREATE INDEX disk_version_sizes ON disk_version (disk_id, id) INCLUDE (size);
