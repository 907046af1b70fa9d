-- The categories of the company book have an order, and names that are unique under their parent (BAK-57).

ALTER TABLE company_category ADD COLUMN position integer NOT NULL DEFAULT 0;
UPDATE company_category c SET position = o.position
FROM (SELECT id, row_number() OVER (PARTITION BY parent_id ORDER BY name, id) AS position FROM company_category) o WHERE o.id = c.id;

UPDATE company_category c SET name = left(c.name, 38) || ' ' || c.id
WHERE EXISTS (
  SELECT FROM company_category o
  WHERE o.parent_id IS NOT DISTINCT FROM c.parent_id AND lower(o.name) = lower(c.name) AND o.id < c.id
);
CREATE UNIQUE INDEX company_category_by_name ON company_category (coalesce(parent_id, 0), lower(name));
