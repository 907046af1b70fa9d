// Lists the parts of the package by their rooms. Run it to write the entries of package.json after adding, moving or removing a part:
// node packages/ui/scripts/entries.ts
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const manifest = path.join(root, 'package.json');

/** Top folders of the source, from the lowest. A room imports from itself and from those before it. */
export const rooms = ['foundation', 'parts', 'mail', 'screens'] as const;

/** A folder with an index, which apps import as `@jinshu/ui/<name>`. */
export interface Part {
  name: string;
  /** The index, from the folder of the package. */
  index: string;
}

/**
 * Returns all components, sorted by name. A folder without an index is internal.
 *
 * @param folder The folder of the package, for a bundled copy of this module elsewhere.
 */
export const readParts = (folder = root): Part[] =>
  rooms
    .flatMap((room) => readdirSync(path.join(folder, 'src', room)).map((name) => ({ name, index: `src/${room}/${name}/index.ts` })))
    .filter(({ index }) => existsSync(path.join(folder, index)))
    .sort((a, b) => (a.name < b.name ? -1 : 1));

/** Returns a path in the build for a path in the source: the build has no rooms. */
export const withoutRoom = (file: string): string => file.replace(new RegExp(`^(${rooms.join('|')})/`), '');

/** Returns the exports of package.json in the workspace, where entries are sources. */
export const writeExports = (): Record<string, string> => ({
  './skins/*.css': './dist/skins/*.css',
  './tokens/*.json': './dist/tokens/*.json',
  './strings/*': './src/foundation/strings/*.ts',
  ...Object.fromEntries(readParts().map(({ name, index }) => [`./${name}`, `./${index}`])),
});

if (import.meta.main) {
  const before = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, unknown>;
  writeFileSync(manifest, JSON.stringify({ ...before, exports: writeExports() }));
  execFileSync('npx', ['biome', 'format', '--write', 'package.json'], { cwd: root, stdio: 'inherit' });
}
