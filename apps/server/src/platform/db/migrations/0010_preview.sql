-- What files were made into so that they can be shown, once for the same bytes under the same ending. Nothing that is not made again
-- when it is missing: rows that nobody has looked at for some days go.
CREATE TABLE preview (
  hash bytea NOT NULL REFERENCES blob (hash) ON DELETE CASCADE,
  suffix text NOT NULL,
  version integer NOT NULL,                        -- of the code that made it
  kind text NOT NULL,                              -- a kind of the contract
  result_hash bytea REFERENCES blob (hash),        -- a picture, a PDF or the JSON of a `Preview`; null: it cannot be shown
  failure text,
  made_at timestamptz(3) NOT NULL DEFAULT now(),
  used_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (hash, suffix)
);
CREATE INDEX preview_by_use ON preview (used_at);
CREATE INDEX preview_by_result ON preview (result_hash);
