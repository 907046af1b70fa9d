import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

const compiler = path.join(path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');

/** Matches a file name in a declaration: after `from`, in a type's `import()`, or in a side-effect import. */
const names = /((?:from|import)\s*\(?\s*['"])(\.{1,2}\/[^'"]+?)\.tsx?(['"])/g;

/**
 * Writes the type declarations of a package next to its scripts, one file per source. tsup would bundle them again for every entry, which
 * takes minutes and gigabytes with one entry per component. Run it in the package's folder.
 *
 * @param placeOf Returns the path in the build for a path in the source.
 */
export async function emitTypes(placeOf = (file: string): string => file): Promise<void> {
  const written = mkdtempSync(path.join(os.tmpdir(), 'jinshu-types-'));
  try {
    const run = [compiler, '-p', 'tsconfig.build.json', '--outDir', written];
    const { status, stdout, stderr } = spawnSync(process.execPath, run, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`The types cannot be written.\n${stdout}${stderr}`);
    for (const file of readdirSync(written, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.d.ts')) continue;
      const place = placeOf(file);
      const text = readFileSync(path.join(written, file), 'utf8').replace(names, (_, before: string, name: string, after: string) => {
        const target = path.relative(path.dirname(place), placeOf(path.join(path.dirname(file), name)));
        return `${before}${target.startsWith('.') ? target : `./${target}`}.js${after}`;
      });
      mkdirSync(path.dirname(path.join('dist', place)), { recursive: true });
      writeFileSync(path.join('dist', place), text);
    }
  } finally {
    rmSync(written, { recursive: true });
  }
}
