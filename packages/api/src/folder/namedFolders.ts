import type * as z from 'zod/mini';
import { type Endpoint, isMultipart, type Schema } from '../contract/endpoint.ts';
import { fieldsOf } from '../contract/wire.ts';
import { anyFolderSchema, rawNameSchema } from './folder.schema.ts';

/** The schemas whose text is the name of a folder. */
const names: ReadonlySet<Schema> = new Set<Schema>([rawNameSchema, anyFolderSchema]);

type Visit = (name: unknown) => void;

/** Returns the subschemas of a schema, each with its value. */
function partsOf(schema: Schema, value: unknown): readonly (readonly [Schema, unknown])[] {
  const fields = fieldsOf(schema);
  const keyed = value as Readonly<Record<string, unknown>> | null | undefined;
  if (fields) return Object.entries(fields).map(([code, field]) => [field, keyed?.[code]]);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
      return [[def.innerType, value]];
    case 'array':
      return (Array.isArray(value) ? value : [undefined]).map((item: unknown) => [def.element, item]);
    case 'object':
      return Object.entries(def.shape).map(([key, field]) => [field, keyed?.[key]]);
    case 'union':
      return def.options.map((option) => [option, value]);
    default:
      return [];
  }
}

function visitFolders(schema: Schema | undefined, value: unknown, visit: Visit): void {
  if (schema === undefined) return;
  if (names.has(schema)) visit(value);
  else for (const [part, partValue] of partsOf(schema, value)) visitFolders(part, partValue, visit);
}

type Input = Pick<Endpoint, 'query' | 'body'>;

const schemasOf = ({ query, body }: Input): readonly [Schema | undefined, Schema | undefined] => [
  query,
  isMultipart(body) ? body.fields : body,
];

/** Every folder that a call names, as read from its schemas: a field of `rawNameSchema` is a folder, whatever it is called. */
export function namedFolders(endpoint: Input, { query, body }: { query: unknown; body: unknown }): string[] {
  const found: string[] = [];
  const keep: Visit = (name) => {
    if (typeof name === 'string') found.push(name);
  };
  const [querySchema, bodySchema] = schemasOf(endpoint);
  visitFolders(querySchema, query, keep);
  visitFolders(bodySchema, body, keep);
  return found;
}

/** Whether a call can name a folder. */
export function canNameFolders(endpoint: Input): boolean {
  let isFound = false;
  for (const schema of schemasOf(endpoint))
    visitFolders(schema, undefined, () => {
      isFound = true;
    });
  return isFound;
}
