import { isPolicyName, policies } from '../../../platform/policy/index.ts';
import { keysOf } from './items.ts';
import { PathTable, pathKey, pathText, SetUpFault } from './names.ts';
import { entriesOf } from './planSetUp.ts';
import { onServer } from './policyValues.ts';
import { kinds, nouns, type ReferenceKind } from './references.ts';
import { sections } from './sections/index.ts';
import type { Entry, SectionName, SetUpFile } from './setUp.schema.ts';
import type { World } from './world.ts';

/** A fault of a file: where it is, and what it is. */
export interface FileFault {
  place: string;
  reason: string;
}

const isTree = (kind: ReferenceKind) => kind === 'departments' || kind === 'categories';

type Known = Readonly<Record<ReferenceKind, ReadonlySet<string>>>;

async function knownOf(world: World, file: SetUpFile): Promise<Known> {
  const known: Record<string, Set<string>> = {};
  for (const section of sections)
    if (section.name in nouns) {
      const entries = [...(await section.read(world)), ...entriesOf(file, section)];
      known[section.name] = new Set(entries.map(section.keyOf));
    }
  known.domains?.add(world.deps.config.domain);
  return known as unknown as Known;
}

/** The names in a field: one, several, or the way to one in a tree. */
function namesIn(kind: ReferenceKind, value: unknown): (string | string[])[] {
  if (value === null || value === undefined) return [];
  if (!isTree(kind)) return [value].flat() as string[];
  // A contact has the name of a department elsewhere.
  const paths = Array.isArray(value) ? (value as string[] | string[][]) : [];
  return paths.every(Array.isArray) ? paths : [paths as string[]];
}

function unknownIn(entry: object, known: Known): string[] {
  return Object.entries(entry).flatMap(([field, value]) => {
    if (field === 'members' && Array.isArray(value)) return value.flatMap((member: object) => unknownIn(member, known));
    const kind = Object.hasOwn(kinds, field) ? kinds[field] : undefined;
    if (!kind) return [];
    const isUnknown = (name: string | string[]) => !known[kind].has(Array.isArray(name) ? pathKey(name) : name.toLowerCase());
    const unknown = namesIn(kind, value).filter(isUnknown);
    return unknown.map((name) => `${field}: there is no ${nouns[kind]} ${Array.isArray(name) ? pathText(name) : name}`);
  });
}

/** Faults of the values of policies. The departments that they name are all taken for the first one. */
function policyFaults({ values, person, department }: Entry<'policies'>, known: Known): string[] {
  const table = new PathTable('department', []);
  for (const key of known.departments) table.set(key.split('\t'), 1);
  const scope = department ? 'department' : person === undefined ? 'organisation' : 'person';
  return Object.entries(values).flatMap(([name, value]) => {
    if (!isPolicyName(name)) return [`there is no policy ${name}`];
    const { schema, scopes, range } = policies[name];
    if (!scopes.includes(scope)) return [`${name} can't be set for a ${scope}`];
    try {
      return schema.safeParse(onServer(name, value, table)).success ? [] : [`${name} must be ${range}`];
    } catch (error) {
      if (error instanceof SetUpFault) return [`${name}: ${error.message}`];
      throw error;
    }
  });
}

/** Returns what is wrong in a file: things named twice, names of nothing, and values that policies can't have. */
export async function checkSetUp(world: World, file: SetUpFile): Promise<FileFault[]> {
  const known = await knownOf(world, file);
  return sections.flatMap((section) => {
    const entries = entriesOf(file, section);
    const twice = keysOf(section.keyOf, entries).map((key) => section.name !== 'reviewRules' && key.includes('\n#'));
    return entries.flatMap((entry, index) => {
      const place = [section.name, section.labelOf(entry)].filter((part) => part !== '').join(' ');
      const reasons = [
        ...(twice[index] ? ['it is in the file twice'] : []),
        ...unknownIn(entry, known),
        ...(section.name === ('policies' satisfies SectionName) ? policyFaults(entry as Entry<'policies'>, known) : []),
      ];
      return reasons.map((reason) => ({ place, reason }));
    });
  });
}
