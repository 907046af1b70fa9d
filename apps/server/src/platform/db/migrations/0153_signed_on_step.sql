-- The provider's session behind a login that still waits for its second factor: {issuer, subject, sid, idToken}. The session that begins
-- after it takes it over; a logout at the provider ends the step.
ALTER TABLE second_step ADD COLUMN signed_on jsonb;
CREATE INDEX second_step_by_subject ON second_step ((signed_on ->> 'issuer'), (signed_on ->> 'subject')) WHERE signed_on IS NOT NULL;
