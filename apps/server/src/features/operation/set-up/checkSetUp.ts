import { isPolicyName, policies } from '../../../platform/policy/index.ts';
import { checkSkins } from './checkSkins.ts';
import { keysOf } from './items.ts';
import { NumberTable, PathTable, pathKey, pathText, SetUpFault } from './names.ts';
import { entriesOf } from './planSetUp.ts';
import { onServer, type PolicyNames } from './policyValues.ts';
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

/** Names that policies can have after an import. Departments are all taken for the first one, and skins for different ones. */
function policyNames(known: Known, published: readonly string[]): PolicyNames {
  const departments = new PathTable('department', []);
  for (const key of known.departments) departments.set(key.split('\t'), 1);
  const skins = new NumberTable(
    'published skin',
    published.map((name, index) => [name, index + 1]),
  );
  return { departments, skins };
}

function policyFaults({ values, person, department }: Entry<'policies'>, names: PolicyNames): string[] {
  const scope = department ? 'department' : person === undefined ? 'organisation' : 'person';
  return Object.entries(values).flatMap(([name, value]) => {
    if (!isPolicyName(name)) return [`there is no policy ${name}`];
    const { schema, scopes, range } = policies[name];
    if (!scopes.includes(scope)) return [`${name} can't be set for a ${scope}`];
    try {
      return schema.safeParse(onServer(name, value, names)).success ? [] : [`${name} must be ${range}`];
    } catch (error) {
      if (error instanceof SetUpFault) return [`${name}: ${error.message}`];
      throw error;
    }
  });
}

/** Sections whose entries of one name are told apart by their order. */
const toldApart = new Set<SectionName>(['reviewRules', 'skins']);

/** Returns what is wrong in a file: things named twice, names of nothing, and values that policies can't have. */
export async function checkSetUp(world: World, file: SetUpFile): Promise<FileFault[]> {
  const known = await knownOf(world, file);
  const skins = await checkSkins(world, file.skins ?? []);
  const names = policyNames(known, skins.published);
  return sections.flatMap((section) => {
    const entries = entriesOf(file, section);
    const twice = keysOf(section.keyOf, entries).map((key) => !toldApart.has(section.name) && key.includes('\n#'));
    return entries.flatMap((entry, index) => {
      const place = [section.name, section.labelOf(entry)].filter((part) => part !== '').join(' ');
      const reasons = [
        ...(twice[index] ? ['it is in the file twice'] : []),
        ...unknownIn(entry, known),
        ...(section.name === ('policies' satisfies SectionName) ? policyFaults(entry as Entry<'policies'>, names) : []),
        ...(section.name === ('skins' satisfies SectionName) ? (skins.faults[index] ?? []) : []),
      ];
      return reasons.map((reason) => ({ place, reason }));
    });
  });
}
