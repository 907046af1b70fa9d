import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const compiler = path.join(path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');

/** Matches a file name in a declaration: after `from`, in a type's `import()`, or in a side-effect import. */
const names = /((?:from|import)\s*\(?\s*['"])(\.{1,2}\/[^'"]+?)\.tsx?(['"])/g;

/**
 * Writes the type declarations of a package next to its scripts, one file per source. tsup would bundle them again for every entry, which
 * takes minutes and gigabytes with one entry per component. Run it in the package's folder.
 */
export async function emitTypes(): Promise<void> {
  const { status, stdout, stderr } = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.build.json'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The types cannot be written.\n${stdout}${stderr}`);
  for (const file of readdirSync('dist', { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue;
    const place = path.join('dist', file);
    writeFileSync(place, readFileSync(place, 'utf8').replace(names, '$1$2.js$3'));
  }
}
