-- The draft that a published skin was made from: a later one must not replace it in a file of the set-up.
ALTER TABLE own_skin ADD COLUMN published_draft jsonb;
UPDATE own_skin SET published_draft = jsonb_build_object('name', name, 'recipe', recipe, 'tokens', tokens) WHERE is_published AND NOT is_changed;
