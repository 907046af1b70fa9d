import * as z from 'zod/mini';
import type { Access } from '../contract/access.ts';
import { type Endpoint, endpoint, type Schema } from '../contract/endpoint.ts';
import type { ProblemCode } from '../contract/Problem.ts';
import { listOf, queryInt } from '../contract/wire.ts';

/** The lists of the settings. The same name is used in paths, in changes and in the cache of the webmail. */
export const settingsResources = [
  'signatures',
  'template',
  're',
  'fw',
  'whiters',
  'blackers',
  'smswhiters',
  'transefers',
  'movings',
  'filters',
  'zhaohui',
] as const;

/** Name of a list of the settings. */
export type SettingsResourceName = (typeof settingsResources)[number];

/** Most rows that one call deletes, enables or disables. */
export const maximumSettingsRows = 1000;

const rowId = z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));
const idParams = z.object({ id: queryInt(1, Number.MAX_SAFE_INTEGER) });
const idsSchema = z.object({ ids: z.array(rowId).check(z.minLength(1), z.maxLength(maximumSettingsRows)) });
/** The number of rows that a call found and changed. */
const countSchema = z.object({ count: z.int() });

/** Declaration of a settings list. */
export interface ResourceDeclaration<R extends Schema, F extends Schema, L extends Schema, Q extends Schema | undefined> {
  resource: SettingsResourceName;
  /** Noun for one row, with its article, for the OpenAPI document: `a filter rule`. */
  noun: string;
  /** A row as the server answers it. It has an `id` and `isActive`. */
  row: R;
  /** Input to create or change a row. */
  form: F;
  /** The answer of the list, if it says more than the rows. */
  list?: L;
  /** Query of the list, such as a page. */
  query?: Q;
  /** The problem of a row that isn't there. @default 'not-found' */
  missing?: ProblemCode;
  /** Problems of creating and changing. `too-many-kept` is among those of creating. */
  problems?: readonly ProblemCode[];
  /** Problems of the list. */
  listProblems?: readonly ProblemCode[];
  /** Access for reading and for changing. @default the account itself, wherever its session looks into */
  access?: { read: Access; change: Access };
}

/** The eight actions of a list of the settings, and the reading of one row. */
export interface SettingsResource<R extends Schema, F extends Schema, L extends Schema, Q extends Schema | undefined> {
  name: SettingsResourceName;
  missing: ProblemCode;
  list: Endpoint<L, Q, undefined, undefined>;
  get: Endpoint<R, undefined, typeof idParams, undefined>;
  create: Endpoint<R, undefined, undefined, F>;
  update: Endpoint<R, undefined, typeof idParams, F>;
  delete: Endpoint<z.ZodMiniType<{ msg: string }>, undefined, typeof idParams, undefined>;
  bdel: Endpoint<typeof countSchema, undefined, undefined, typeof idsSchema>;
  clear: Endpoint<typeof countSchema, undefined, undefined, undefined>;
  enable: Endpoint<typeof countSchema, undefined, undefined, typeof idsSchema>;
  disable: Endpoint<typeof countSchema, undefined, undefined, typeof idsSchema>;
}

/**
 * Declares the calls of a list of the settings. Rows are at `setting/{resource}/` and `setting/{resource}/{id}/`; what concerns several at
 * once has its action as one more segment.
 */
export function settingsResource<
  const R extends Schema,
  const F extends Schema,
  const L extends Schema = ReturnType<typeof listOf<R>>,
  const Q extends Schema | undefined = undefined,
>(declaration: ResourceDeclaration<R, F, L, Q>): SettingsResource<R, F, L, Q> {
  const { resource, noun, row, form, query, missing = 'not-found', problems = [], listProblems = [] } = declaration;
  const { read, change } = declaration.access ?? { read: { of: 'account' }, change: { of: 'account' } };
  const path = `/setting/${resource}/` as const;
  const some = (action: 'bdel' | 'enable' | 'disable', summary: string) =>
    endpoint({ method: 'POST', path: `${path}${action}/`, access: change, summary, body: idsSchema, response: countSchema });
  const gone = missing === 'not-found' ? [] : [missing];
  return {
    name: resource,
    missing,
    list: {
      method: 'GET',
      path,
      access: read,
      summary: `The whole list: ${noun} per row.`,
      ...(query && { query }),
      response: (declaration.list ?? listOf(row)) as L,
      problems: listProblems,
    },
    get: endpoint({
      method: 'GET',
      path: `${path}:id/`,
      access: read,
      summary: `Reads ${noun}.`,
      params: idParams,
      response: row,
      problems: gone,
    }),
    create: endpoint({
      method: 'POST',
      path,
      access: change,
      summary: `Adds ${noun}.`,
      body: form,
      response: row,
      problems: ['too-many-kept', ...problems],
    }),
    update: endpoint({
      method: 'PUT',
      path: `${path}:id/`,
      access: change,
      summary: `Changes ${noun}.`,
      params: idParams,
      body: form,
      response: row,
      problems: [...gone, ...problems],
    }),
    delete: endpoint({
      method: 'DELETE',
      path: `${path}:id/`,
      access: change,
      summary: `Deletes ${noun}.`,
      params: idParams,
      response: z.object({ msg: z.string() }),
      problems: gone,
    }),
    bdel: some('bdel', 'Deletes the given rows.'),
    clear: endpoint({ method: 'POST', path: `${path}clear/`, access: change, summary: 'Deletes every row.', response: countSchema }),
    enable: some('enable', 'Enables the given rows.'),
    disable: some('disable', 'Disables the given rows.'),
  };
}
