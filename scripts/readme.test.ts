import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
// Below the app, since that is where every package that a sample imports is installed.
const parent = path.join(root, 'apps/webmail/node_modules/.samples');
let place: string;

interface Sample {
  title: string;
  file: string;
  code: string;
}

const samples: Sample[] = readdirSync(path.join(root, 'packages')).flatMap((name) => {
  const text = readFileSync(path.join(root, 'packages', name, 'README.md'), 'utf8');
  return [...text.matchAll(/^```(tsx?)\n([\s\S]*?)^```/gm)].map(([, language, code], index) => ({
    title: `${name}, sample ${index + 1}`,
    file: `${name}-${index + 1}.${language}`,
    code: code as string,
  }));
});

beforeAll(() => {
  mkdirSync(parent, { recursive: true });
  place = mkdtempSync(path.join(parent, 'run-'));
  for (const { file, code } of samples) writeFileSync(path.join(place, file), code);
  // What a bundler's own types say of style sheets.
  writeFileSync(path.join(place, 'css.d.ts'), "declare module '*.css' {}\n");
  // The reader's own component, which a sample tests.
  writeFileSync(path.join(place, 'App.tsx'), 'export const App = () => null;\n');
  const compilerOptions = { lib: ['es2024', 'dom', 'dom.iterable'], types: ['node'], noUnusedLocals: false };
  const files = ['css.d.ts', ...samples.map(({ file }) => file)];
  writeFileSync(
    path.join(place, 'tsconfig.json'),
    JSON.stringify({ extends: path.join(root, 'tsconfig.base.json'), compilerOptions, files }),
  );
});

afterAll(() => rmSync(place, { recursive: true, force: true }));

describe('the READMEs of the packages', () => {
  it('type-check', { timeout: 60_000 }, () => {
    const tsc = path.join(root, 'node_modules/typescript/lib/tsc.js');
    expect(spawnSync(process.execPath, [tsc, '-p', place, '--pretty', 'false'], { encoding: 'utf8' }).stdout).toBe('');
  });

  it('show at least one sample each', () => {
    const names = new Set(samples.map(({ title }) => title.split(',', 1)[0]));
    expect([...names].sort()).toEqual(readdirSync(path.join(root, 'packages')).sort());
  });

  it.each(samples)('$title is short enough to be read', ({ code }) => {
    expect(code.trimEnd().split('\n').length).toBeLessThanOrEqual(20);
  });
});
