-- Departments, with all below them, that use a mailbox.
CREATE TABLE mailbox_share_department (
  mailbox_id bigint NOT NULL REFERENCES mailbox (id) ON DELETE CASCADE,
  department_id integer NOT NULL REFERENCES department (id) ON DELETE CASCADE,
  level text NOT NULL CHECK (level IN ('read', 'write', 'send', 'full')),
  PRIMARY KEY (mailbox_id, department_id)
);
CREATE INDEX mailbox_share_department_by_department ON mailbox_share_department (department_id);
CREATE INDEX mailbox_share_by_account ON mailbox_share (account_id);

-- A deleted mailbox is opened by nobody. Until this day it can be restored.
ALTER TABLE mailbox ADD COLUMN remove_on timestamptz(3);

-- The mailboxes of others that an account may open. The nearest level is in force: its own, then that of its nearest department.
CREATE FUNCTION shares_of(bigint) RETURNS TABLE (mailbox_id bigint, level text) LANGUAGE sql STABLE AS $$
  WITH RECURSIVE line AS (
    SELECT a.department_id AS id, 1 AS distance FROM account a WHERE a.id = $1 AND a.department_id IS NOT NULL
    UNION ALL
    SELECT d.parent_id, l.distance + 1 FROM line l JOIN department d ON d.id = l.id WHERE d.parent_id IS NOT NULL AND l.distance < 100
  ),
  given AS (
    SELECT s.mailbox_id, s.level, 0 AS distance FROM mailbox_share s WHERE s.account_id = $1
    UNION ALL
    SELECT s.mailbox_id, s.level, l.distance FROM mailbox_share_department s JOIN line l ON l.id = s.department_id
  )
  SELECT DISTINCT ON (g.mailbox_id) g.mailbox_id, g.level
  FROM given g JOIN mailbox m ON m.id = g.mailbox_id
  WHERE m.remove_on IS NULL AND NOT EXISTS (SELECT FROM account a WHERE a.id = $1 AND a.mailbox_id = g.mailbox_id)
  ORDER BY g.mailbox_id, g.distance
$$;
