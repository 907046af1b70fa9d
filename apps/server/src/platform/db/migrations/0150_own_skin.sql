-- Skins that the organization has made (BAK-112). Numbers are those of `own-<id>`, and are never used again.
CREATE TABLE own_skin (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name jsonb NOT NULL,                            -- of the draft, by language
  recipe jsonb NOT NULL,
  tokens jsonb,                                   -- an imported file in place of the recipe
  is_published boolean NOT NULL DEFAULT false,
  is_changed boolean NOT NULL DEFAULT true,       -- whether the draft differs from what was published
  published jsonb,                                -- name, color scheme, contrast and density of the style sheet
  sheet text,                                     -- kept after a withdrawal: sessions may still wear it
  sheet_hash text,
  changed_at timestamptz(3) NOT NULL
);
