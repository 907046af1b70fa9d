-- Contacts of the company book have every field of a contact (CON-12, BAK-58), and an import leaves its results for one download.

ALTER TABLE company_contact ADD COLUMN other_addresses text[] NOT NULL DEFAULT '{}';   -- in lower case
ALTER TABLE company_contact ADD COLUMN preferred_address text NOT NULL DEFAULT '';
ALTER TABLE company_contact ADD COLUMN department text NOT NULL DEFAULT '';
ALTER TABLE company_contact ADD COLUMN details jsonb NOT NULL DEFAULT '{}';            -- the other fields that are not empty

CREATE TABLE company_import (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  results jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX company_import_by_account ON company_import (account_id);
