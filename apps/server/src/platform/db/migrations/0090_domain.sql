-- One domain is that of new addresses. Mail to an alias reaches the same names in another domain (BAK-21).
ALTER TABLE domain ADD COLUMN is_default boolean NOT NULL DEFAULT false;
ALTER TABLE domain ADD COLUMN alias_of text REFERENCES domain (name) CHECK (alias_of IS NULL OR NOT is_default);
CREATE UNIQUE INDEX domain_by_default ON domain (is_default) WHERE is_default;
CREATE INDEX domain_by_alias ON domain (alias_of) WHERE alias_of IS NOT NULL;

-- Further addresses of a mailbox (BAK-32). Those marked as sender are offered to write from.
CREATE TABLE mailbox_address (
  address text PRIMARY KEY CHECK (address = lower(address)),
  mailbox_id bigint NOT NULL REFERENCES mailbox (id) ON DELETE CASCADE,
  is_sender boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX mailbox_address_by_mailbox ON mailbox_address (mailbox_id);

-- The address that one in an alias domain or a further one stands for; any other is its own.
CREATE FUNCTION main_address(given text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT m.address FROM mailbox_address f JOIN mailbox m ON m.id = f.mailbox_id WHERE f.address = named.address), named.address)
  FROM (
    SELECT coalesce(
      (SELECT regexp_replace(given, '[^@]*$', d.alias_of) FROM domain d WHERE d.name = substring(given FROM '[^@]*$')), given
    ) AS address
  ) named
$$;
