import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as api from '../index.ts';
import {
  anyFolderSchema,
  canNameFolders,
  type Endpoint,
  isMultipart,
  moveMessages,
  namedFolders,
  rawNameSchema,
  searchMessages,
} from '../index.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  value !== null && typeof value === 'object' && 'method' in value && 'path' in value;
const endpoints = Object.entries(api as Record<string, unknown>).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]));

/** Whether a schema is found in another one, by looking into whatever zod puts it together from. */
function holdsFolder(value: unknown, seen = new Set<unknown>()): boolean {
  if (value === rawNameSchema || value === anyFolderSchema) return true;
  if (value === null || typeof value !== 'object' || seen.has(value)) return false;
  seen.add(value);
  const { _zod } = value as { _zod?: { def: object } };
  return Object.values(_zod?.def ?? value).some((part) => holdsFolder(part, seen));
}

describe('the folders that a call names', () => {
  it('FLK-29 are found wherever the contract has them', () => {
    const holding = endpoints.filter(([, { query, body }]) => holdsFolder(query) || holdsFolder(isMultipart(body) ? body.fields : body));
    expect(holding.length).toBeGreaterThan(25);
    expect(holding.filter(([, endpoint]) => !canNameFolders(endpoint)).map(([name]) => name)).toEqual([]);
  });

  it('FLK-29 are told by the schema of a field, not by what it is called', () => {
    const query = z.object({ anywhere: z.optional(rawNameSchema), folder: z.string() });
    expect(namedFolders({ query }, { query: { anywhere: 'a', folder: 'b' }, body: undefined })).toEqual(['a']);
    expect(canNameFolders({ query: z.object({ folder: z.string() }) })).toBe(false);
  });

  it('FLK-29 are read from what came in, both of a move and those in lists', () => {
    expect(namedFolders(moveMessages, { query: undefined, body: { uids: [1], sourceFolder: 'a', targetFolder: 'b' } })).toEqual(['a', 'b']);
    expect(namedFolders(searchMessages, { query: { folder: '' }, body: undefined })).toEqual(['']);
    expect(namedFolders(searchMessages, { query: {}, body: undefined })).toEqual([]);
    const body = z.array(z.object({ from: rawNameSchema }));
    expect(namedFolders({ body }, { query: undefined, body: [{ from: 'a' }, { from: 'b' }] })).toEqual(['a', 'b']);
    expect(namedFolders({ body }, { query: undefined, body: null })).toEqual([]);
  });
});
