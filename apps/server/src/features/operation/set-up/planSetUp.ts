import { isDeepStrictEqual } from 'node:util';
import { keysOf, missingFrom } from './items.ts';
import { isReference } from './references.ts';
import type { AnySection } from './Section.ts';
import { sections } from './sections/index.ts';
import type { Entry, SectionName, SetUpFile } from './setUp.schema.ts';
import type { World } from './world.ts';

type AnyEntry = Entry<SectionName>;

/** An entry of the file, compared with the organization. */
export interface PlannedEntry {
  key: string;
  label: string;
  entry: AnyEntry;
  before: AnyEntry | undefined;
  outcome: 'created' | 'changed' | 'unchanged';
  /** The fields that differ, of a changed entry. */
  fields: string[];
}

/** A section of the file, compared with the organization. */
export interface PlannedSection {
  section: AnySection;
  entries: PlannedEntry[];
  /** Labels of entries that aren't in the file. They stay. */
  onlyHere: string[];
}

/** Returns the entries of a section of the file. */
export function entriesOf(file: SetUpFile, { name, isSingle }: AnySection): readonly AnyEntry[] {
  const given = file[name] as AnyEntry | readonly AnyEntry[] | undefined;
  if (given === undefined) return [];
  return isSingle ? [given as AnyEntry] : (given as readonly AnyEntry[]);
}

const folded = (value: unknown) => JSON.stringify(value)?.toLowerCase();

function differs(before: unknown, wanted: unknown, isGrowing: boolean): boolean {
  if (!isGrowing) return !isDeepStrictEqual(before, wanted);
  if (Array.isArray(wanted)) return missingFrom(before as unknown[] | undefined, wanted).length > 0;
  const known = before as Readonly<Record<string, unknown>>;
  return Object.entries(wanted as object).some(([name, value]) => !isDeepStrictEqual(known[name], value));
}

/** Secrets are in a file only to be set. */
const isSecret = (field: string) => field === 'password' || field === 'key';

/** Names mean the same in capitals. */
const isChanged = (field: string, before: unknown, wanted: unknown, isGrowing: boolean) =>
  isSecret(field) || (differs(before, wanted, isGrowing) && !(isReference(field) && folded(before) === folded(wanted)));

function planEntry({ grows = [], labelOf }: AnySection, key: string, entry: AnyEntry, before: AnyEntry | undefined): PlannedEntry {
  const label = labelOf(entry);
  if (!before) return { key, label, entry, before, outcome: 'created', fields: [] };
  const known = before as Readonly<Record<string, unknown>>;
  const growing = new Set<string>(grows);
  const fields = Object.entries(entry)
    .filter(([field, value]) => value !== undefined && isChanged(field, known[field], value, growing.has(field)))
    .map(([field]) => field);
  return { key, label, entry, before, outcome: fields.length === 0 ? 'unchanged' : 'changed', fields };
}

/** Compares a file with an organization, without changing it. */
export async function planSetUp(world: World, file: SetUpFile): Promise<PlannedSection[]> {
  const planned: PlannedSection[] = [];
  for (const section of sections) {
    if (file[section.name] === undefined) continue;
    const { settle = (entry) => entry } = section;
    const wanted = entriesOf(file, section).map(settle);
    const present = await section.read(world);
    const known = new Map(keysOf(section.keyOf, present).map((key, index) => [key, present[index] as AnyEntry]));
    const keys = keysOf(section.keyOf, wanted);
    planned.push({
      section,
      entries: wanted.map((entry, index) => planEntry(section, keys[index] ?? '', entry, known.get(keys[index] ?? ''))),
      onlyHere: [...known].filter(([key]) => !keys.includes(key)).map(([, entry]) => section.labelOf(entry)),
    });
  }
  return planned;
}
