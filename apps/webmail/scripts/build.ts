import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from 'terser';
import { build } from 'vite';
import { writeBrotli } from '../../../packages/app/scripts/writeBrotli.ts';
import { groupModules } from './groupModules.ts';
import { renderLogin } from './renderLogin.ts';

const root = join(import.meta.dirname, '..');
const finished = join(root, 'dist');
// Built beside and put in place as a whole: two builds at once do not meet, and a server that runs never sees half of one.
const dist = join(root, `node_modules/.dist-${process.pid}`);

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  src?: string;
}

/** The parts that `boot.js` may ask for, by the modules they begin with. */
const parts: readonly (readonly [RegExp, string])[] = [
  [/^.*theme\/skins\/(\w+)\.css\.ts$/, 'skin:$1'],
  [/^virtual:strings\/first\/([\w-]+)$/, 'language:$1'],
  [/^.*ui\/src\/foundation\/strings\/(?:first|home)\/([\w-]+)\.ts$/, 'language:$1'],
  [/^src\/places\/login\/LoginScreen\.tsx$/, 'screen:login'],
  [/^src\/(?:places\/compose\/ComposeTab\.tsx|mail\/draft\/beginMail\.ts)$/, 'part:compose'],
  [
    /^src\/(?:shell\/(?:mail-tab\/(?:Mailbox|Home)Screen|layout\/MainLayout)|places\/(?:mailbox\/MessageListPane|home\/HomePlace))\.tsx$/,
    'screen:mailbox',
  ],
];

/** A chunk's own files and those it imports, which the browser would otherwise find one after the other. */
function filesOf(manifest: Record<string, Chunk>, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  const imported = (chunk.imports ?? []).filter((name) => name !== 'index.html').flatMap((name) => filesOf(manifest, name, seen));
  return [...imported, `/${chunk.file}`, ...(chunk.css ?? []).map((file) => `/${file}`)];
}

/** Returns the files that each skin, language and first screen needs in addition to those of the page. */
function filesByPart(manifest: Record<string, Chunk>, page: string): Record<string, string[]> {
  const files: Record<string, string[]> = {};
  for (const key of Object.keys(manifest)) {
    const name = parts.flatMap(([start, part]) => (start.test(key) ? [key.replace(start, part)] : []))[0];
    if (name) files[name] = [...new Set([...(files[name] ?? []), ...filesOf(manifest, key).filter((file) => !page.includes(file))])];
  }
  // If another module imports part of a screen, the screen doesn't become a file of its own and its code is scattered.
  for (const [, name] of parts) if (!name.includes('$') && !files[name]) throw new Error(`The build has no ${name}.`);
  return files;
}

/** Assume, like the bundler, that reading a property has no side effects. */
async function pack(code: string, isModule: boolean): Promise<string> {
  return (await minify(code, { module: isModule, ecma: 2020, compress: { passes: 3, pure_getters: true } })).code ?? code;
}

/**
 * Writes the pages. `boot.js` is inlined and lists the files that each screen needs, so the first files are requested without another round
 * trip. The server allows these scripts by their hashes. `login.html` contains the login itself.
 */
async function writePages(): Promise<void> {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const files = filesByPart(manifest, page);
  const boot = `window.__jinshuFiles=${JSON.stringify(files)};\n${readFileSync(join(dist, 'boot.js'), 'utf8')}`;
  const inline = async (code: string) => `<script>${(await pack(code, false)).replaceAll('</', '<\\/')}</script>`;
  const bootScript = await inline(boot);
  const booted = page.replace('<script src="/boot.js"></script>', () => bootScript);
  writeFileSync(join(dist, 'index.html'), booted);
  rmSync(join(dist, 'boot.js'));

  const moduleScript = /<script type="module" crossorigin src="([^"]+)"><\/script>/g;
  const program = [...page.matchAll(moduleScript)].map(([, file]) => file);
  const first = readFileSync(join(import.meta.dirname, 'firstLogin.js'), 'utf8').replace("['program']", () => JSON.stringify(program));
  const logins = (await renderLogin(root)).map(({ name, html }) => `<template id="${name}">${html}</template>`);
  const sheets = files['screen:login']?.filter((file) => file.endsWith('.css')) ?? [];
  const ending = [...logins, await inline(first)].join('\n');
  const login = booted
    // The program comes beside the form and not before it.
    .replace(moduleScript, '<link rel="modulepreload" crossorigin href="$1" fetchpriority="low">')
    .replace('</head>', () => `${sheets.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`).join('')}</head>`)
    .replace('</body>', () => `${ending}</body>`);
  writeFileSync(join(dist, 'login.html'), login);
}

/** Minifies the files of the first load again. This minifier is slower than the bundler's and saves another 2 KB. */
async function packFirstLoad(): Promise<void> {
  const first = readdirSync(join(dist, 'assets')).filter((name) => /^(vendor|app|mailbox|home|list|forms)-.*\.js$/.test(name));
  for (const name of first) {
    const path = join(dist, 'assets', name);
    writeFileSync(path, await pack(readFileSync(path, 'utf8'), true));
  }
}

const name = await groupModules(root);
await build({
  root,
  logLevel: 'warn',
  // The groups already contain all the modules that they use. Following imports as well would include whole barrels.
  build: {
    outDir: dist,
    emptyOutDir: true,
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name, debugName: 'screens' }] } },
    },
  },
});
await writePages();
await packFirstLoad();
await writeBrotli(dist);
rmSync(finished, { recursive: true, force: true });
renameSync(dist, finished);
