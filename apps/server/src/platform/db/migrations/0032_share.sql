-- When somebody last opened a mailbox that is shared with them: its owner sees it.
ALTER TABLE mailbox_share ADD COLUMN used_at timestamptz(3);
