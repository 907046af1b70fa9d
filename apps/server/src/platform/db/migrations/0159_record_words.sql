-- Records are found by words of all times in tens of milliseconds (BAK-102). Nothing but the index has these words.

-- Each week has words of its own, behind the kind and the number of the week: the newest weeks are read first, and no more of them than a page
-- needs.
CREATE FUNCTION record_week(at timestamptz) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN floor(extract(epoch FROM at) / 604800)::integer;

-- The words of a text: runs of ASCII letters and digits, and of all else each pair of signs and the last one alone. `recordTerms.ts` cuts what
-- a person types in the same way. '=' and a number is the owner. In plpgsql it takes a quarter of the time that it takes in SQL; it calls no
-- function of ours, since an index is built without a search path.
CREATE FUNCTION record_lexemes(kind text, at timestamptz, owner bigint, given text) RETURNS tsvector
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
DECLARE
  head text := left(kind, 1) || floor(extract(epoch FROM at) / 604800)::integer;
  words text[] := ARRAY[head || '=' || coalesce(owner, 0)];
  run text;
BEGIN
  FOREACH run IN ARRAY regexp_split_to_array(
    regexp_replace(lower(given), '([^\x01-\x7f]+)', ' \1 ', 'g'), '[\x01-\x2f\x3a-\x60\x7b-\x7f]+'
  ) LOOP
    CONTINUE WHEN run = '';
    IF octet_length(run) = length(run) THEN
      words := words || (head || ':' || left(run, 40));
    ELSE
      FOR i IN 1..length(run) LOOP
        words := words || (head || ':' || substr(run, i, 2));
      END LOOP;
    END IF;
  END LOOP;
  RETURN array_to_tsvector(words);
END $$;
-- The list of what waits for the index is read by every search, so it is short.
CREATE INDEX mail_record_words ON mail_record USING gin (record_lexemes(kind, at, mailbox_id, subject || ' ' || person))
  WITH (gin_pending_list_limit = 64);
-- What failed is a small part of all logins.
CREATE INDEX login_log_failed ON login_log (at, id) WHERE NOT is_success;
CREATE INDEX login_log_by_ip ON login_log (ip text_pattern_ops);
CREATE INDEX operation_record_words ON operation_record USING gin (record_lexemes('action', at, account_id, target_name || ' ' || author))
  WITH (gin_pending_list_limit = 64);
