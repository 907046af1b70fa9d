-- Registrations are requests of people who have no account yet.
ALTER TABLE approval DROP CONSTRAINT approval_kind_check;
ALTER TABLE approval ADD CONSTRAINT approval_kind_check CHECK (kind IN ('profile', 'cancellation', 'registration'));
ALTER TABLE approval ALTER COLUMN account_id DROP NOT NULL;
ALTER TABLE approval ADD CONSTRAINT approval_has_account CHECK (account_id IS NOT NULL OR kind = 'registration');

-- What a registration keeps until it is granted. The account takes the password over.
CREATE TABLE registration (
  approval_id bigint PRIMARY KEY REFERENCES approval (id) ON DELETE CASCADE,
  address text NOT NULL,                          -- of the user name that was asked for; several people may ask for one
  password_hash text NOT NULL,                    -- Argon2id
  language text NOT NULL
);
CREATE INDEX registration_by_address ON registration (address, approval_id);
