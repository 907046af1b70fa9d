import type { Deps } from '../../../platform/deps/index.ts';
import { commandLine } from '../../../platform/operation/index.ts';
import { leftOut } from './leftOut.ts';
import { sections } from './sections/index.ts';
import { type SetUpFile, setUpVersion } from './setUp.schema.ts';
import { formatSetUp } from './setUpFile.ts';
import { readWorld } from './world.ts';

/** Returns the whole set-up of the organization as text that people can read and compare. */
export async function exportSetUp(deps: Deps): Promise<string> {
  const world = await readWorld(deps, commandLine);
  const file: Record<string, unknown> = { format: 'jinshu-organization', version: setUpVersion, leftOut };
  for (const section of sections) {
    const entries = await section.read(world);
    file[section.name] = section.isSingle ? entries[0] : entries;
  }
  return formatSetUp(file as SetUpFile);
}
