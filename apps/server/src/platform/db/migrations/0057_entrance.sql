-- A session that must bind a second factor before anything else.
ALTER TABLE session ADD COLUMN must_bind_factor boolean NOT NULL DEFAULT false;

-- Null: people who chose none get the language and the skin of the organization.
ALTER TABLE account
  ALTER COLUMN language DROP DEFAULT, ALTER COLUMN language DROP NOT NULL,
  ALTER COLUMN skin_name DROP DEFAULT, ALTER COLUMN skin_name DROP NOT NULL;
