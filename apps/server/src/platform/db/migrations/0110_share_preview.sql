-- A visitor of a share may preview its files. The record of its downloads says which of them were previews.
ALTER TABLE file_share_download ADD COLUMN is_preview boolean NOT NULL DEFAULT false;
