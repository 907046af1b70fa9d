import { Problem, problemSentences } from '@jinshu/api';
import type { Deps } from '../../../platform/deps/index.ts';
import type { OperationAuthor } from '../../../platform/operation/index.ts';
import { forgetPolicies } from '../../../platform/policy/index.ts';
import { checkSetUp, type FileFault } from './checkSetUp.ts';
import { SetUpFault } from './names.ts';
import { type PlannedEntry, type PlannedSection, planSetUp } from './planSetUp.ts';
import { reasonSentences } from './reasonSentences.ts';
import type { Change } from './Section.ts';
import type { SectionName } from './setUp.schema.ts';
import { parseSetUp } from './setUpFile.ts';
import { readWorld, type World } from './world.ts';

/** Result of an import. */
export interface ImportReport {
  sections: {
    name: SectionName;
    created: string[];
    changed: { label: string; fields: string[] }[];
    unchanged: number;
    onlyHere: string[];
  }[];
  /** Faults of the file, with which nothing is imported. */
  faults: FileFault[];
  /** Entries that were refused while the rest was imported. */
  refused: FileFault[];
}

function sentenceOf(error: unknown): string {
  if (error instanceof SetUpFault) return error.message;
  if (!(error instanceof Problem)) throw error;
  const { reason } = error.params;
  return reasonSentences[String(reason)] ?? (reason === undefined ? problemSentences[error.code] : `Refused: ${reason}.`);
}

const changeOf = ({ key, entry, before, fields }: PlannedEntry): Change<SectionName> => ({
  key,
  entry,
  before,
  has: (field) => (before ? fields.includes(field) : entry[field] !== undefined),
});

/** Writes a section through its use cases. A refused entry is named, and the others are written. */
async function write(world: World, { section, entries }: PlannedSection): Promise<FileFault[]> {
  const refused = new Map<PlannedEntry, FileFault>();
  const eachOf = async (planned: readonly PlannedEntry[], work: (planned: PlannedEntry) => Promise<void>) => {
    for (const one of planned)
      if (!refused.has(one))
        await work(one).catch((error: unknown) => {
          refused.set(one, { place: [section.name, one.label].join(' ').trim(), reason: sentenceOf(error) });
        });
  };
  const { create, put, finish, arrange } = section;
  const news = entries.filter(({ outcome }) => outcome === 'created');
  const written = entries.filter(({ outcome }) => outcome !== 'unchanged');
  if (create) await eachOf(news, ({ key, entry }) => create(world, entry, key));
  if (put) await eachOf(written, (one) => put(world, changeOf(one)));
  if (finish) await eachOf(written, (one) => finish(world, changeOf(one)));
  const placed = entries.filter((one) => !refused.has(one));
  const keys = placed.map(({ key }) => key);
  if (arrange && placed.length > 0)
    await arrange(
      world,
      placed.map(({ entry }) => entry),
      keys,
    );
  return [...refused.values()];
}

/**
 * Brings an organization to the set-up of a file: adds and changes through the use cases of the back stage, and deletes nothing. A file with
 * faults changes nothing.
 */
export async function importSetUp(
  deps: Deps,
  author: OperationAuthor,
  { text, isDryRun }: { text: string; isDryRun: boolean },
): Promise<ImportReport> {
  const { file, faults: unread } = { file: undefined, faults: undefined, ...parseSetUp(text) };
  if (!file) return { sections: [], faults: unread ?? [], refused: [] };
  const world = await readWorld(deps, author);
  const faults = await checkSetUp(world, file);
  if (faults.length > 0) return { sections: [], faults, refused: [] };
  const planned = await planSetUp(world, file);
  const refused: FileFault[] = [];
  if (!isDryRun) for (const section of planned) refused.push(...(await write(world, section)));
  forgetPolicies(deps.db);
  const sections = planned.map(({ section, entries, onlyHere }) => ({
    name: section.name,
    created: entries.filter(({ outcome }) => outcome === 'created').map(({ label }) => label),
    changed: entries.filter(({ outcome }) => outcome === 'changed').map(({ label, fields }) => ({ label, fields })),
    unchanged: entries.filter(({ outcome }) => outcome === 'unchanged').length,
    onlyHere,
  }));
  return { sections, faults, refused };
}
