-- The mails that tell of an event: an answer says which of them it answers.
CREATE INDEX content_by_event ON content ((calendar->>'uid')) WHERE calendar IS NOT NULL;
