import type { FileFault } from './checkSetUp.ts';
import { type SetUpFile, setUpSchema } from './setUp.schema.ts';

/** Width up to which a value is on one line. */
const width = 120;

/** Writes a value as JSON with a field to each line; small values inside an entry are on one. */
function write(value: unknown, indent: string, depth: number): string {
  const flat = JSON.stringify(value) ?? 'null';
  if (value === null || typeof value !== 'object') return flat;
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((item) => ['', item] as const)
    : Object.entries(value).map(([key, item]) => [`${JSON.stringify(key)}: `, item] as const);
  const [open, close] = isList ? '[]' : '{}';
  if (parts.length === 0) return `${open}${close}`;
  const spaced = (inner: string) => (isList ? `[${inner}]` : `{ ${inner} }`);
  if (depth > 1) {
    const line = spaced(parts.map(([key, item]) => `${key}${write(item, '', Number.POSITIVE_INFINITY)}`).join(', '));
    if (depth === Number.POSITIVE_INFINITY || line.length + indent.length <= width) return line;
  }
  const next = `${indent}  `;
  const lines = parts.map(([key, item]) => `${next}${key}${write(item, next, depth + 1)}`);
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

/** Writes a set-up as text: the same set-up is the same text. */
export const formatSetUp = (file: SetUpFile): string => `${write(file, '', 0)}\n`;

const words: Readonly<Record<string, (issue: Record<string, unknown>) => string>> = {
  invalid_type: ({ expected }) =>
    `must be ${expected === 'array' ? 'a list' : expected === 'record' ? 'an object' : `of the type ${expected}`}`,
  unrecognized_keys: ({ keys }) => `has an unknown field: ${(keys as string[]).join(', ')}`,
  invalid_value: ({ values }) => `must be ${(values as unknown[]).map((value) => JSON.stringify(value)).join(' or ')}`,
  too_small: ({ minimum, origin }) => (origin === 'string' || origin === 'array' ? 'must not be empty' : `must be at least ${minimum}`),
  too_big: ({ maximum, origin }) => `must be at most ${maximum}${origin === 'string' ? ' characters' : origin === 'array' ? ' items' : ''}`,
  invalid_format: () => 'has characters or a form that it can’t have',
};

/** Names the place of an issue by sections, numbers of entries from 1, and what an entry is called. */
function placeOf(file: unknown, path: readonly PropertyKey[]): string {
  let at = file as Record<PropertyKey, unknown> | undefined;
  const parts = path.map((key) => {
    at = at?.[key] as Record<PropertyKey, unknown> | undefined;
    if (typeof key !== 'number') return String(key);
    const named = at?.name as { 'zh-hans'?: string } | string | undefined;
    const name =
      at?.address ??
      (typeof named === 'object' ? named['zh-hans'] : named) ??
      at?.reason ??
      at?.path ??
      at?.pattern ??
      at?.network ??
      at?.reviewer;
    return name === undefined ? `number ${key + 1}` : `number ${key + 1} (${[name].flat().join('/')})`;
  });
  return parts.join(', ');
}

/** Reads a file. */
export function parseSetUp(text: string): { file: SetUpFile; faults?: undefined } | { faults: FileFault[] } {
  let read: unknown;
  try {
    read = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { faults: [{ place: 'the file', reason: `is not JSON: ${error.message}` }] };
  }
  const result = setUpSchema.safeParse(read);
  if (result.success) return { file: result.data };
  const faults = result.error.issues.map((issue) => {
    const say = words[issue.code ?? ''];
    const reason = say?.(issue as unknown as Record<string, unknown>) ?? 'has a value that it can’t have';
    return { place: placeOf(read, issue.path) || 'the file', reason };
  });
  return { faults };
}
