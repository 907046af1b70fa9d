-- Which domains see the people of another one as a book, and the domain that a book of shared domains opens with (BAK-59).

ALTER TABLE domain ADD COLUMN id integer GENERATED ALWAYS AS IDENTITY UNIQUE;
ALTER TABLE domain ADD COLUMN first_shared text REFERENCES domain (name) ON DELETE SET NULL;

CREATE TABLE shared_domain (
  domain text NOT NULL REFERENCES domain (name) ON DELETE CASCADE,
  seen_by text NOT NULL REFERENCES domain (name) ON DELETE CASCADE,
  PRIMARY KEY (domain, seen_by),
  CHECK (domain <> seen_by)
);
CREATE INDEX shared_domain_by_viewer ON shared_domain (seen_by);

-- Until now, every domain beside that of the organization book was seen by all.
INSERT INTO shared_domain (domain, seen_by)
SELECT d.name, v.name FROM domain d JOIN domain v ON v.name <> d.name
WHERE NOT d.is_default AND d.alias_of IS NULL AND v.alias_of IS NULL;
