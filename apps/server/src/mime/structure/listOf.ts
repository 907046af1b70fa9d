import { decodeWords, fieldValue, type HeaderField, oneLine } from '../header/index.ts';
import type { MailList } from './traits.ts';

/** Number of characters of the field to read, before its encoded words are decoded. */
const longestField = 2_000;
/** Maximum numbers of characters to store. */
const maximum = { id: 320, name: 200 };

// PostgreSQL's `text` type rejects NUL and lone surrogates.
const short = (text: string, length: number) => text.slice(0, length).replaceAll('\u0000', '').toWellFormed();

/** Returns the mailing list that a message came by, from its `List-Id` (RFC 2919). Some lists leave out the angle brackets. */
export function listOf(fields: readonly HeaderField[]): MailList | null {
  const value = oneLine(decodeWords((fieldValue(fields, 'list-id') ?? '').slice(0, longestField)));
  const [, phrase = '', id = value] = /^(.*?)<([^<>\s]+)>/.exec(value) ?? [];
  const name = phrase.trim().replace(/^"(.*)"$/, (_, quoted: string) => quoted.replace(/\\(.)/g, '$1'));
  return id === '' ? null : { id: short(id, maximum.id), name: short(name, maximum.name) };
}
