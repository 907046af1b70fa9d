-- Sessions that began with the organization's sign-on, so that a logout there ends them, and a logout here can go there.
CREATE TABLE signed_on_session (
  secret_hash bytea PRIMARY KEY REFERENCES session (secret_hash) ON UPDATE CASCADE ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  issuer text NOT NULL,
  subject text NOT NULL,
  sid text,                                       -- the session at the provider, where it tells
  id_token text NOT NULL
);
CREATE INDEX signed_on_session_by_subject ON signed_on_session (issuer, subject);
