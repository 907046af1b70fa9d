-- Mail of mailing lists (BAK-55). A list owns a second address: what failed comes back to it, for the owner of the list.
ALTER TABLE mailing_list ADD COLUMN bounce_address text NOT NULL GENERATED ALWAYS AS (regexp_replace(address, '@([^@]*)$', '-bounces@\1')) STORED;
CREATE UNIQUE INDEX mailing_list_by_bounce_address ON mailing_list (bounce_address);
-- The content as it came to the list, of which the list made this copy with its header fields.
ALTER TABLE content ADD COLUMN original_id bigint REFERENCES content (id);
CREATE INDEX content_by_original ON content (original_id) WHERE original_id IS NOT NULL;
-- Copies for members outside.
ALTER TABLE automatic_mail DROP CONSTRAINT automatic_mail_kind_check, ADD CHECK (kind IN ('reply', 'forward', 'list'));
ALTER TABLE submission DROP CONSTRAINT submission_origin_check,
  ADD CHECK (origin IN ('', 'reply', 'forward', 'forward-of-colleague', 'list', 'list-of-colleague'));
