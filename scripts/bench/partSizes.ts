import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { readParts } from '../../packages/ui/scripts/entries.ts';

const ui = path.resolve(import.meta.dirname, '../../packages/ui');

/** Cost of one export of the library for an app, in bytes after brotli. React itself is excluded. */
export interface ExportSize {
  part: string;
  name: string;
  /** JavaScript including dependencies such as React Aria. */
  javascript: number;
  css: number;
}

const brotli = (text: string | Uint8Array) => (text.length === 0 ? 0 : brotliCompressSync(text).length);

/** The parts that have an entry of their own. */
export const partNames = (): string[] => readParts().map(({ name }) => name);

/** The names that a part exports and that stand for something at run time. */
function exportsOf(part: string): string[] {
  const entry = readFileSync(path.join(ui, 'dist', part, 'index.js'), 'utf8');
  const lists = [...entry.matchAll(/export\s*\{([^}]*)\}/g)].flatMap(([, list = '']) => list.split(','));
  return lists
    .map((item) =>
      (
        item
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? ''
      ).trim(),
    )
    .filter(Boolean);
}

/** Bundles a module as an app would, but for modules that it has already: in one file, or in those that load one by one. */
export async function bundle(code: string, isOutside = isReact, codeSplitting = false): Promise<Rolldown.RolldownOutput['output']> {
  const entry = '\0weighed';
  const built = await build({
    configFile: false,
    root: ui,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [{ name: 'weighed', resolveId: (id) => (id === entry ? id : undefined), load: (id) => (id === entry ? code : undefined) }],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      cssCodeSplit: codeSplitting,
      assetsInlineLimit: 0,
      rolldownOptions: { input: entry, external: isOutside, preserveEntrySignatures: 'strict', output: { codeSplitting } },
    },
  });
  return (built as Rolldown.RolldownOutput).output;
}

/** Bundles all that a script exports, and returns the result. */
export async function bundleScript(file: string): Promise<string> {
  return (await bundle(`export * from ${JSON.stringify(file)};`)).map((output) => ('code' in output ? output.code : '')).join('');
}

/** Weighs the scripts and the styles of a module apart. */
async function weigh(code: string): Promise<{ javascript: number; css: number }> {
  const outputs = await bundle(code);
  const text = (wanted: (file: string) => boolean) =>
    outputs.filter(({ fileName }) => wanted(fileName)).map((output) => ('code' in output ? output.code : output.source));
  const sum = (texts: readonly (string | Uint8Array)[]) => texts.reduce((total, one) => total + brotli(one), 0);
  return { javascript: sum(text((file) => file.endsWith('.js'))), css: sum(text((file) => file.endsWith('.css'))) };
}

/** Whether a module is part of React, which every app already has. */
const isReact = (id: string) => /^react(-dom)?(\/|$)/.test(id);

/** Measures the cost of each export on its own, after tree shaking. Build the library first. */
export async function measureExports(parts: readonly string[] = partNames()): Promise<ExportSize[]> {
  const sizes: ExportSize[] = [];
  for (const part of parts)
    for (const name of exportsOf(part)) {
      const code = `export { ${name} } from ${JSON.stringify(path.join(ui, 'dist', part, 'styled.js'))};`;
      sizes.push({ part, name, ...(await weigh(code)) });
    }
  return sizes;
}
