import type { Language } from '@jinshu/api';
import type { ColumnField } from './ColumnField.ts';
import { foreignHeadings } from './foreignHeadings.ts';
import { foreignPlaceHeadings } from './foreignPlaceHeadings.ts';
import { ownHeadings } from './ownHeadings.ts';

/** The columns of an exported table, in their order. */
export const columnFields = Object.keys(ownHeadings) as ColumnField[];

const places: Readonly<Record<Language, 0 | 1 | 2>> = { 'zh-hans': 0, 'zh-tw': 1, en: 2 };

/** The heading of a column in a language. */
export const headingOf = (field: ColumnField, language: Language): string => ownHeadings[field]?.[places[language]] ?? field;

const plain = (heading: string) =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^\ufeff/, '')
    .replace(/[\s\-_./:()*"'（）]/g, '');

const fieldsByHeading = new Map<string, ColumnField>();
for (const names of [foreignHeadings, foreignPlaceHeadings, ownHeadings] as const)
  for (const [field, spellings] of Object.entries(names))
    for (const spelling of [field, ...spellings]) fieldsByHeading.set(plain(spelling), field as ColumnField);

/** The field that a heading names in one of the programs and languages. Undefined for an unknown heading. */
export const fieldOfHeading = (heading: string): ColumnField | undefined => fieldsByHeading.get(plain(heading.slice(0, 200)));
