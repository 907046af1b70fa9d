-- What the organisation decides: a value for everybody, for a department with all below it, or for one person. The nearest is in force.
CREATE TABLE policy (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  department_id integer REFERENCES department (id) ON DELETE CASCADE,
  account_id bigint REFERENCES account (id) ON DELETE CASCADE,
  value jsonb NOT NULL,
  CHECK (department_id IS NULL OR account_id IS NULL),
  UNIQUE NULLS NOT DISTINCT (name, department_id, account_id)
);
CREATE INDEX policy_by_department ON policy (department_id) WHERE department_id IS NOT NULL;
CREATE INDEX policy_by_account ON policy (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX policy_of_everybody ON policy (name) WHERE department_id IS NULL AND account_id IS NULL;

-- Every server forgets the values that it keeps in memory. A trigger, since whoever moves a person to another department changes them too.
CREATE FUNCTION tell_of_policies() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('jinshu_change', 'policy');
  RETURN NULL;
END $$;
CREATE TRIGGER policy_is_told AFTER INSERT OR UPDATE OR DELETE ON policy FOR EACH STATEMENT EXECUTE FUNCTION tell_of_policies();
CREATE TRIGGER account_moved AFTER UPDATE OF department_id ON account FOR EACH STATEMENT EXECUTE FUNCTION tell_of_policies();
CREATE TRIGGER department_moved AFTER UPDATE OF parent_id ON department FOR EACH STATEMENT EXECUTE FUNCTION tell_of_policies();
