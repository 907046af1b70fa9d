-- Addresses that every server turns away for a while, since they sent errors or commands without end to one of them (BAK-97).
CREATE TABLE misuse_block (
  network cidr PRIMARY KEY,                       -- an IPv4 address, or the /64 network of an IPv6 one
  misuse text NOT NULL CHECK (misuse IN ('errors', 'commands')),
  until timestamptz(3) NOT NULL
);
CREATE FUNCTION tell_of_misuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('jinshu_change', 'misuse');
  RETURN NULL;
END $$;
CREATE TRIGGER misuse_is_told AFTER INSERT OR UPDATE OR DELETE ON misuse_block FOR EACH STATEMENT EXECUTE FUNCTION tell_of_misuse();
