-- A calendar is offered to a colleague, and stands in the list of theirs once they have taken it. What was shared before was theirs already.
ALTER TABLE calendar_share ADD COLUMN is_accepted boolean NOT NULL DEFAULT true;
ALTER TABLE calendar_share ALTER COLUMN is_accepted SET DEFAULT false;
