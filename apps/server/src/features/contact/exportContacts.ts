import { Readable } from 'node:stream';
import {
  type Contact,
  type ContactExportFormat,
  contactFieldsOf,
  emptyContact,
  type Language,
  type PersonalContact,
  Problem,
} from '@jinshu/api';
import iconv from 'iconv-lite';
import Papa from 'papaparse';
import { type ConfinedReader, createConfinedReader } from '../../platform/confined/index.ts';
import type { BlobAnswer } from '../../platform/http/index.ts';
import type { StoredCompanyContact } from './company.repository.ts';
import { type TableProgram, tableRows } from './contactTable.ts';
import type { TableLines, WrittenTable } from './TableLines.ts';
import { cardOf, type ExportedContact } from './writeCards.ts';

/** Contacts at once. */
export const exportedAtOnce = 500;

/** Pages of contacts, read one after the other while the file is sent. */
export type ExportPages = AsyncIterable<readonly ExportedContact[]>;

/** Charset of the tables for each program: Outlook and Foxmail take what Chinese Windows writes. */
export const tableCharsets: Readonly<Record<TableProgram, 'utf-8' | 'gb18030'>> = {
  general: 'utf-8',
  outlook: 'gb18030',
  foxmail: 'gb18030',
};

/** Beginnings of cells that a spreadsheet would run as a formula. Phone numbers with a plus sign are harmless. */
const escapeFormulae = /^(?:[=@\t\r]|[+-](?![\d\s()-]*$))/;

let writer: ConfinedReader<TableLines, WrittenTable> | undefined;

async function workbookOf(pages: ExportPages, language: Language): Promise<Uint8Array> {
  const program = new URL('./xlsxProcess.ts', import.meta.url);
  writer ??= createConfinedReader({ program, heapMegabytes: 900, timeLimitMs: 60_000, idleMs: 5_000, niceness: 10 });
  const lines: string[] = [];
  for await (const page of pages) {
    const rows = [...tableRows(page, { program: 'general', language })];
    for (const row of lines.length === 0 ? rows : rows.slice(1)) lines.push(JSON.stringify(row));
  }
  if (lines.length === 0) lines.push(JSON.stringify([...tableRows([], { program: 'general', language })][0]));
  const written = await writer.read({ lines: Buffer.from(lines.join('\n')) });
  if ('failure' in written) throw new Problem('unavailable');
  return written.bytes;
}

async function* tableOf(pages: ExportPages, { program, language }: { program: TableProgram; language: Language }): AsyncGenerator<Buffer> {
  const write = (rows: string[][]) => {
    const text = `${Papa.unparse(rows, { escapeFormulae })}\r\n`;
    return tableCharsets[program] === 'utf-8' ? Buffer.from(text) : iconv.encode(text, 'gb18030');
  };
  // The mark tells Excel that its Chinese is UTF-8.
  if (tableCharsets[program] === 'utf-8') yield Buffer.from('\ufeff');
  const [head = []] = tableRows([], { program, language });
  yield write([head]);
  for await (const page of pages) yield write([...tableRows(page, { program, language })].slice(1));
}

async function* cardsOf(pages: ExportPages): AsyncGenerator<Buffer> {
  for await (const page of pages) yield Buffer.from(page.map(cardOf).join(''));
}

/** Writes contacts as a file (CON-32, CON-39, CON-40, CON-41, CON-52). */
export async function exportFile(
  pages: ExportPages,
  { format, language, name }: { format: ContactExportFormat; language: Language; name: string },
): Promise<BlobAnswer> {
  if (format === 'xlsx') {
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    return { bytes: await workbookOf(pages, language), fileName: `${name}.xlsx`, type };
  }
  if (format === 'vcf') return { bytes: Readable.from(cardsOf(pages)), fileName: `${name}.vcf`, type: 'text/vcard; charset=utf-8' };
  const program = format === 'csv' ? 'general' : format;
  const type = `text/csv; charset=${tableCharsets[program]}`;
  const fileName = program === 'general' ? `${name}.csv` : `${name}-${program}.csv`;
  return { bytes: Readable.from(tableOf(pages, { program, language })), fileName, type };
}

/** Returns a personal contact with the names of its groups. */
export const toExported = (contact: PersonalContact, groups: ReadonlyMap<number, string>): ExportedContact => ({
  ...contactFieldsOf(contact),
  groups: contact.groupIds.flatMap((id) => groups.get(id) ?? []),
});

/** Returns a person of another book as a contact. */
export const fromBook = ({ name, address, mobile, company, department, position, workPhone }: Contact): ExportedContact => ({
  ...emptyContact,
  name,
  address,
  mobile,
  company,
  department,
  position,
  workPhone,
  groups: [],
});

/** Returns a contact of the company book with the path of its category. */
export const toCompanyExport = (
  { id: _id, categoryId, categoryName: _name, ...fields }: StoredCompanyContact,
  paths: ReadonlyMap<number, readonly string[]>,
): ExportedContact => ({ ...emptyContact, ...fields, groups: [(paths.get(categoryId) ?? []).join('/')] });

/** Reads pages until one is not full. */
export async function* pagesOf<T>(
  read: (page: { page: number; pageSize: number }) => Promise<{ results: T[] }>,
  convert: (one: T) => ExportedContact,
): AsyncGenerator<ExportedContact[]> {
  for (let page = 1; ; page += 1) {
    const { results } = await read({ page, pageSize: exportedAtOnce });
    if (results.length > 0) yield results.map(convert);
    if (results.length < exportedAtOnce) return;
  }
}
