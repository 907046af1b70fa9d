import { createHash } from 'node:crypto';
import { maximumPicture } from '@jinshu/api';
import type { PolicyTarget } from '../../../../platform/policy/index.ts';
import { insertContentPicture } from '../../../content/index.ts';
import { changePolicies } from '../../policy/changePolicies.ts';
import { pathKey, pathText, SetUpFault } from '../names.ts';
import { inFile, onServer } from '../policyValues.ts';
import type { Section } from '../Section.ts';
import { selectSetUpPictures, selectSetUpPolicies } from '../setUp.repository.ts';
import type { Entry } from '../setUp.schema.ts';
import type { World } from '../world.ts';

const keyOf = ({ person = '', department = [] }: Entry<'policies'>) => `${person.toLowerCase()}\n${pathKey(department)}`;

function targetOf({ people, departments }: World, { person, department }: Entry<'policies'>): PolicyTarget {
  if (department) return { of: 'department', departmentId: departments.need(department) };
  return person === undefined ? { of: 'organisation' } : { of: 'person', accountId: people.need(person) };
}

/** Policies that are set, and with them the content and which skins are offered. */
export const policies: Section<'policies'> = {
  name: 'policies',
  keyOf,
  labelOf: ({ person, department }) => person ?? (department ? pathText(department) : 'everyone'),
  grows: ['values'],
  read: async (world) => {
    const { deps, departments } = world;
    const found = new Map<string, Entry<'policies'>>();
    for (const { name, value, departmentId, person } of await selectSetUpPolicies(deps.db)) {
      const kept = inFile(name, value, world);
      if (kept === undefined) continue;
      const department = departments.pathOf(departmentId);
      const whose = department ? { department } : person === null ? {} : { person };
      const entry = found.get(keyOf({ ...whose, values: {} })) ?? { ...whose, values: {} };
      found.set(keyOf(entry), entry);
      entry.values[name] = kept;
    }
    return [...found.values()].toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  },
  put: async (world, { entry, before }) => {
    const { deps, author } = world;
    const changed = Object.entries(entry.values).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before?.values[name]));
    const changes = changed.map(([name, value]) => ({ name, value: onServer(name, value, world) }));
    const whose = entry.person ?? entry.department?.at(-1) ?? '';
    await changePolicies(deps, author, { target: targetOf(world, entry), whose, changes });
  },
};

const dayMs = 86_400_000;

/** Uploaded images are stored in this format. */
const isWebp = (bytes: Buffer) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';

/** Images that policies and skins show. They are stored as they were: to fit them again would give them another address. */
export const pictures: Section<'pictures'> = {
  name: 'pictures',
  keyOf: ({ hash }) => hash,
  labelOf: ({ hash }) => hash.slice(0, 8),
  read: ({ deps }) => selectSetUpPictures(deps.db),
  put: async ({ deps: { db, now } }, { entry }) => {
    const bytes = Buffer.from(entry.base64, 'base64');
    const hash = createHash('sha256').update(bytes).digest();
    if (hash.toString('hex') !== entry.hash) throw new SetUpFault('The image is not the one of this hash.');
    if (bytes.length > maximumPicture || !isWebp(bytes)) throw new SetUpFault('This is no image that can be shown.');
    const unusedBefore = new Date(now().getTime() - dayMs);
    await db.transaction().execute((tx) => insertContentPicture(tx, { hash, bytes, now: now(), unusedBefore }));
  },
};
