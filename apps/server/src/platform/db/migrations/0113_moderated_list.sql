-- Moderated lists (BAK-54). Their moderators are the reviewers of a rule of the list, which holds nothing but mail to it. It outlives the list:
-- what it has held stays with its moderators.
ALTER TABLE review_rule ADD COLUMN is_of_list boolean NOT NULL DEFAULT false;
ALTER TABLE review_rule ADD COLUMN list_id integer UNIQUE REFERENCES mailing_list (id) ON DELETE SET NULL;
ALTER TABLE review_rule ADD CHECK (is_of_list OR list_id IS NULL);
-- A message waits for each moderated list alone. Mail from outside has no submission here.
ALTER TABLE review_mail ADD COLUMN recipient text;                 -- the list that it waits for; null: it waits for all recipients
ALTER TABLE review_mail ADD COLUMN mail_from text NOT NULL DEFAULT ''; -- envelope sender of mail from outside
ALTER TABLE review_mail ALTER COLUMN mailbox_id DROP NOT NULL, ALTER COLUMN submission_id DROP NOT NULL, ALTER COLUMN account_id DROP NOT NULL;
ALTER TABLE review_mail ADD CHECK (recipient IS NOT NULL OR (mailbox_id IS NOT NULL AND submission_id IS NOT NULL AND account_id IS NOT NULL));
ALTER TABLE review_mail DROP CONSTRAINT review_mail_mailbox_id_submission_id_key;
CREATE UNIQUE INDEX review_mail_by_submission ON review_mail (mailbox_id, submission_id, coalesce(recipient, ''));
