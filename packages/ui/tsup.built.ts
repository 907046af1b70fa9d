import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sheetScheme } from './tsup.sheets.ts';

interface Output {
  imports: readonly { path: string; kind: string; external?: boolean }[];
  exports: readonly string[];
  entryPoint?: string;
}

/** Names of React that a server component can import. A script that imports another one runs in the browser. */
const serverNames = new Set([
  'memo',
  'lazy',
  'Suspense',
  'Fragment',
  'Children',
  'cloneElement',
  'createElement',
  'isValidElement',
  'use',
  'cache',
]);

/** Whether a script imports what React has in the browser only, itself. */
function isForBrowsers(code: string): boolean {
  if (/(?:from|import)"react-(?:aria-components|dom)[^"]*"/.test(code)) return true;
  const imports = [...code.matchAll(/import([^"']*)from"react"/g)].map(([, names = '']) => /^\{([^}]*)\}$/.exec(names)?.[1]);
  return imports.some((names) => names === undefined || names.split(',').some((name) => !serverNames.has(name.split(' as ')[0] as string)));
}

/** Each output below another one, those that it imports first. Parts that load later come after all others. */
function* below(outputs: Record<string, Output>, start: string, isLater: boolean, seen = new Set<string>()): Generator<string> {
  if (seen.has(start)) return;
  seen.add(start);
  const later: string[] = [];
  for (const { path: name, kind, external } of outputs[start]?.imports ?? []) {
    // A skin is loaded for itself.
    if (kind === 'dynamic-import') later.push(...(/\/skins\//.test(name) ? [] : [name]));
    else if (!external) yield* below(outputs, name, isLater, seen);
    else if (name.startsWith(sheetScheme)) yield name;
  }
  yield start;
  if (isLater) for (const name of later) if (outputs[name]) yield* below(outputs, name, isLater, seen);
}

/**
 * Lets the conditions of `imports` in package.json choose what `loadSkin` loads: the script with the sheet, or outside a bundler, where no
 * script can import a sheet, an empty one. Blanks keep the source maps right.
 */
const chooseSkins = (code: string) =>
  code.replace(/"\.\.\/skins\/(\w+)\.js"/g, (whole, id: string) => `"#skins/${id}"`.padEnd(whole.length));

/** Puts a line before a script, and moves its source map by that line. */
function putBefore(file: string, line: string): void {
  writeFileSync(file, `${line}\n${readFileSync(file, 'utf8')}`);
  const map = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as { mappings: string };
  writeFileSync(`${file}.map`, JSON.stringify({ ...map, mappings: `;${map.mappings}` }));
}

/**
 * Completes the build. Scripts load in any environment because none of them imports a sheet. Bundlers resolve a component to `styled.js`, which
 * imports its sheets and exports the same names. All sheets together are `styles.css`. Entries that need a browser begin with
 * `'use client'`.
 */
export function finishBuild(outDir: string): void {
  const metafile = path.join(outDir, 'metafile-esm.json');
  const { outputs } = JSON.parse(readFileSync(metafile, 'utf8')) as { outputs: Record<string, Output> };
  rmSync(metafile);
  const all = new Set<string>();
  const entries = Object.keys(outputs).filter((name) => outputs[name]?.entryPoint && name.endsWith('/index.js'));
  for (const entry of entries.sort()) {
    const found = [...below(outputs, entry, true)].filter((name) => name.startsWith(sheetScheme));
    const sheets = new Set(found.map((name) => name.slice(sheetScheme.length)));
    for (const sheet of sheets) all.add(sheet);
    const folder = path.dirname(entry);
    const imports = [...sheets].map((sheet) => `import"${path.posix.join('..', sheet)}";`).join('');
    const names = outputs[entry]?.exports ?? [];
    writeFileSync(path.join(folder, 'styled.js'), `${imports}export{${names.join(',')}}from"./index.js";\n`);
    const scripts = [...below(outputs, entry, false)].filter((name) => !name.startsWith(sheetScheme));
    if (path.basename(folder) === 'load-skin') writeFileSync(entry, chooseSkins(readFileSync(entry, 'utf8')));
    if (scripts.some((name) => isForBrowsers(readFileSync(name, 'utf8')))) putBefore(entry, '"use client";');
  }
  mkdirSync(outDir, { recursive: true });
  writeFileSync(path.join(outDir, 'skins/none.js'), 'export {};\n');
  writeFileSync(path.join(outDir, 'styles.css'), [...all].map((sheet) => readFileSync(path.join(outDir, sheet), 'utf8')).join(''));
}
