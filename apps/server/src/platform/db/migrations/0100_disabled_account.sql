-- Whether mail is taken while an account is disabled, and when it was last enabled: scheduled mail that was due before waits in Drafts.
ALTER TABLE account ADD COLUMN accepts_mail boolean NOT NULL DEFAULT true;
ALTER TABLE account ADD COLUMN enabled_at timestamptz(3);
-- When the events of a deleted account were canceled. It is removed once what it sent has left.
ALTER TABLE account ADD COLUMN closing_at timestamptz(3);
