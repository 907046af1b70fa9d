-- Images that the organization shows: its logo, the home page, the app center. Policies have their URLs.

CREATE TABLE content_picture (
  hash bytea PRIMARY KEY,                         -- SHA-256 of the bytes; the URL contains it
  bytes bytea NOT NULL,                           -- WebP
  uploaded_at timestamptz(3) NOT NULL             -- last time; one that no policy has is removed a day later
);
