import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleScript, partNames } from './bench/partSizes.ts';
import { measureSize, readSizes, sizeRows } from './bench/sizeTable.ts';
import { folderOf, packPackages, published } from './pack.ts';

const app = path.join(mkdtempSync(path.join(os.tmpdir(), 'jinshu-pack-')), 'helpdesk');
const installed = (name: string) => path.join(app, 'node_modules/@jinshu', name);

function run(command: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: app, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed\n${stdout}\n${stderr}`);
  return stdout;
}
const bin = (script: string, ...args: readonly string[]) => run(process.execPath, path.resolve(app, 'node_modules', script), ...args);

/** The sheets that a bundler takes in with a part. */
const sheetsOfPart = (part: string) =>
  [...readFileSync(path.join(installed('ui'), 'dist', part, 'styled.js'), 'utf8').matchAll(/import"\.\.\/([^"]+)"/g)].map(
    ([, sheet = '']) => sheet,
  );

/** The first class of a sheet: vanilla-extract makes it of the sheet's path. */
const firstClass = (sheet: string) => /\.([a-z_]\w{5,})/.exec(readFileSync(path.join(installed('ui'), 'dist', sheet), 'utf8'))?.[1] ?? '';

beforeAll(() => {
  cpSync(path.resolve(import.meta.dirname, '../examples/helpdesk'), app, {
    recursive: true,
    filter: (file) => !/node_modules|dist|\.next|\.tgz$/.test(path.relative(import.meta.dirname, file)),
  });
  packPackages(path.join(app, 'packages'));
  // An app that has what the packages need itself, in versions of its own.
  run(
    'npm',
    'pkg',
    'set',
    'dependencies.react-aria-components=^1.20.0',
    'dependencies.prosemirror-model=^1.25.0',
    'dependencies.zod=^4.0.0',
  );
  run('npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel', 'error');
}, 600_000);

// Deleting a complete app with its dependencies takes time on a busy disk.
afterAll(() => rmSync(path.dirname(app), { recursive: true, force: true }), 120_000);

// Compilers and bundlers run here, which takes a busy machine its time.
describe('the published packages, installed by another app', { timeout: 240_000 }, () => {
  it.each(published)('%s carries no source and no word of the workspace', (name) => {
    const manifest = readFileSync(path.join(installed(name), 'package.json'), 'utf8');
    expect(manifest).not.toMatch(/"(workspace|catalog):/);
    expect(readdirSync(installed(name)).sort()).toEqual(expect.arrayContaining(['README.md', 'dist', 'package.json']));
    expect(existsSync(path.join(installed(name), 'src'))).toBe(false);
  });

  it('ui has the page of each component, and an index that links to it', () => {
    const dist = path.join(installed('ui'), 'dist');
    const linked = [...readFileSync(path.join(dist, 'llms.txt'), 'utf8').matchAll(/\]\(docs\/([^)]+)\)/g)].map(([, file]) => file);
    expect(linked.sort()).toEqual(readdirSync(path.join(dist, 'docs')).sort());
    expect(linked).toContain('message-list.md');
  });

  it.each(published)('%s imports only what it says it needs', (name) => {
    const manifest = JSON.parse(readFileSync(path.join(installed(name), 'package.json'), 'utf8')) as Record<string, Record<string, string>>;
    const said = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
    const files = readdirSync(path.join(installed(name), 'dist'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(js|d\.ts)$/.test(file),
    );
    const imported = files.flatMap((file) =>
      [
        ...readFileSync(path.join(installed(name), 'dist', file), 'utf8').matchAll(
          /^(?:import|export)\b[^;'"]*?from ?["']([^.'"][^'"]*)["']/gm,
        ),
      ].map(([, module = '']) =>
        module
          .split('/')
          .slice(0, module.startsWith('@') ? 2 : 1)
          .join('/'),
      ),
    );
    expect([...new Set(imported)].filter((module) => !said.includes(module))).toEqual([]);
  });

  it.each(published)('%s adds no second copy of what the app has itself', (name) => {
    expect(existsSync(path.join(installed(name), 'node_modules'))).toBe(false);
  });

  it('carry the licenses of what they contain, and source maps', () => {
    expect(readFileSync(path.join(installed('ui'), 'THIRD-PARTY-NOTICES.txt'), 'utf8')).toContain(
      'Copyright (c) 2020 Microsoft Corporation',
    );
    const scripts = readdirSync(path.join(installed('ui'), 'dist')).filter((file) => /^chunk-.*\.js$/.test(file));
    expect(scripts.filter((file) => !existsSync(path.join(installed('ui'), 'dist', `${file}.map`)))).toEqual([]);
  });

  it('api has no word of the wire in its types', () => {
    const folder = path.join(installed('api'), 'dist');
    const types = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.d.ts'));
    // Words of the wire are in snake case, or spelled like these.
    const found = types.flatMap((file) => {
      const code = readFileSync(path.join(folder, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
      return (code.match(/\b([a-z]+(_[a-z0-9]+)+|mfrom|readed|tagname|undeliver)\b/g) ?? []).map((word) => `${file}: ${word}`);
    });
    expect(types.length).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });

  it.each(published)('%s has nothing that publint finds fault with', async (name) => {
    const { buffer, byteOffset, length } = readFileSync(path.join(app, 'packages', `jinshu-${name}.tgz`));
    const tarball = buffer.slice(byteOffset, byteOffset + length) as ArrayBuffer;
    expect((await publint({ pack: { tarball }, strict: true })).messages).toEqual([]);
  });

  it.each(published)('%s has types that every resolution finds, says arethetypeswrong', (name) => {
    const entrypoints =
      name === 'ui' ? ['--entrypoints', ...partNames(), ...['zh-hans', 'zh-tw', 'en'].map((code) => `strings/${code}`)] : [];
    const attw = path.resolve(import.meta.dirname, '../node_modules/@arethetypeswrong/cli/dist/index.js');
    expect(bin(attw, path.join('packages', `jinshu-${name}.tgz`), '--profile', 'esm-only', '--quiet', ...entrypoints)).toBe('');
  });

  it('cost what the guide says, and no more than 3 % beyond', async () => {
    const said = readSizes();
    expect(Object.keys(said)).toEqual(Object.keys(sizeRows));
    const wrong: string[] = [];
    for (const [name, code] of Object.entries(sizeRows)) {
      const size = await measureSize(code);
      for (const kind of ['javascript', 'css', 'later'] as const) {
        const [is, ought] = [size[kind], said[name]?.[kind] ?? 0];
        // Less is welcome, but then the guide should say so.
        if (is > ought * 1.03 + 60 || is < ought * 0.9 - 200) wrong.push(`${name}: ${kind} has ${is} bytes, the guide says ${ought}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('have rules alone, without zod, in 4 KB', async () => {
    const script = await bundleScript(installed('api/dist/rules/index.js'));
    expect(script).not.toContain('zod');
    expect(gzipSync(script).length).toBeLessThanOrEqual(4 * 1024);
  });

  it('load a skin on demand, each in a sheet of its own', () => {
    const loader = readFileSync(path.join(installed('ui'), 'dist/load-skin/index.js'), 'utf8');
    const skins = [...loader.matchAll(/import\("#skins\/(\w+)" *\)/g)].map(([, id = '']) => id);
    expect(skins).toHaveLength(15);
    for (const id of skins)
      expect(readFileSync(path.join(installed('ui'), 'dist/skins', `${id}.js`), 'utf8')).toContain(`import"./${id}.css"`);
    expect(sheetsOfPart('load-skin').filter((sheet) => sheet.startsWith('skins/'))).toEqual([]);
  });

  it('have a script and types for every export', () => {
    const parts = partNames();
    const expected = [
      ...['api/dist/index', 'api/dist/client/index', 'api/dist/rules/index', 'mail-machines/dist/index'],
      ...parts.map((part) => `ui/dist/${part}/index`),
      ...['zh-hans', 'zh-tw', 'en'].map((language) => `ui/dist/strings/${language}`),
    ];
    const missing = expected.flatMap((file) => [`${file}.js`, `${file}.d.ts`]).filter((file) => !existsSync(installed(file)));
    expect(missing).toEqual([]);
  });

  it('SKN-04 have a style sheet for every skin, with its pictures', () => {
    const source = path.join(folderOf('ui'), 'src/foundation/theme/skins');
    const skins = readdirSync(source).flatMap((file) => (file.endsWith('.css.ts') ? [file.replace('.ts', '')] : []));
    const built = path.join(installed('ui'), 'dist/skins');
    expect(readdirSync(built).filter((file) => file.endsWith('.css'))).toEqual(skins.sort());
    for (const skin of skins) {
      const css = readFileSync(path.join(built, skin), 'utf8');
      expect(css).toContain(`[data-skin=${skin.replace('.css', '')}]`);
      for (const [, picture] of css.matchAll(/url\("?([^")]+)"?\)/g)) expect(existsSync(path.join(built, picture as string))).toBe(true);
    }
  });

  it('bring the sheets of a part and of what it is made of, and no others', () => {
    expect(sheetsOfPart('banner')).toEqual(['theme/layers.css', 'icon/Icon.css', 'banner/Banner.css']);
    expect(sheetsOfPart('text-field').filter((sheet) => /button|message|menu/.test(sheet))).toEqual([]);
    expect(sheetsOfPart('text')).toEqual([]);
    // A part that adapts another comes after it.
    const search = sheetsOfPart('search-field');
    expect(search.indexOf('search-field/SearchField.css')).toBeGreaterThan(search.indexOf('button/Button.css'));
  });

  it('mark the entries that need a browser for server components, and no others', () => {
    const forBrowsers = (part: string) =>
      readFileSync(path.join(installed('ui'), 'dist', part, 'index.js'), 'utf8').startsWith('"use client";\n');
    expect(['button', 'message-list', 'provider', 'icon', 'text', 'theme', 'strings'].map((part) => forBrowsers(part))).toEqual([
      ...[true, true, true],
      ...[false, false, false, false],
    ]);
  });

  it('type-check in an app that knows nothing of the sources', () => {
    expect(bin('typescript/lib/tsc.js')).toBe('');
  });

  it('give a bundled app the looks of the parts it uses', () => {
    bin('vite/bin/vite.js', 'build', '--logLevel', 'warn');
    const assets = path.join(app, 'dist/assets');
    const css = readdirSync(assets)
      .filter((file) => file.endsWith('.css'))
      .map((file) => readFileSync(path.join(assets, file), 'utf8'))
      .join('');
    const has = (sheet: string) => css.includes(`.${firstClass(sheet)}`);
    const sheets = [
      'button/Button.css',
      'text-field/TextField.css',
      'banner/Banner.css',
      'message-list/MessageRow.css',
      'dialog/Dialog.css',
    ];
    expect(sheets.map(has)).toEqual([true, true, true, false, false]);
    expect(['jingdianlan', 'moye'].map((skin) => css.includes(`[data-skin=${skin}]`))).toEqual([true, false]);
    // Element defaults come with the provider, in a layer that is weaker than that of the parts.
    const [reset, parts] = ['@layer jinshu-reset', '@layer jinshu-components{'].map((layer) => css.indexOf(layer));
    expect(css.slice(reset, parts)).toContain('box-sizing:border-box');
    // Named faces for Chinese would give Japanese and Korean the Chinese forms of characters.
    const [, faces = ''] = /:root\[lang\]:not\([^{]+\{--jinshu-base-font-ui:([^}]+)\}/.exec(css) ?? [];
    expect(faces).toContain('system-ui');
    expect(faces).not.toMatch(/SC|TC|YaHei/);
  });

  it('leave a host with Tailwind its page, and let its utilities adapt parts', () => {
    bin('vite/bin/vite.js', 'build', 'tailwind', '--logLevel', 'warn');
    const assets = path.join(app, 'tailwind/dist/assets');
    const css = readdirSync(assets)
      .filter((file) => file.endsWith('.css'))
      .map((file) => readFileSync(path.join(assets, file), 'utf8'))
      .join('');
    // A layer has its rank from where it is first named.
    const layers = [...css.matchAll(/@layer ([^{;]+)[{;]/g)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));
    const ranks = [...new Set(layers)].filter((name) => name !== 'properties');
    expect(ranks).toEqual(['theme', 'base', 'jinshu-reset', 'jinshu-components', 'components', 'utilities']);
    expect(css).toMatch(/@layer utilities ?\{[^@]*\.w-64/);
    // Each rule for elements is for those in a skin.
    const reset = [...css.matchAll(/@layer jinshu-reset ?\{((?:[^{}]*\{[^{}]*\})+)/g)].map(([, rules]) => rules).join('');
    const selectors = [...reset.matchAll(/(?:^|\})([^{}]+)\{/g)].map(([, selector = '']) => selector);
    expect(selectors.length).toBeGreaterThan(8);
    expect(selectors.filter((selector) => !selector.includes('[data-skin]'))).toEqual([]);
  });

  it('SKN-04 write a skin with the file that the guide shows', () => {
    run(process.execPath, 'dusk.skin.ts');
    const sheet = readFileSync(path.join(app, 'public/dusk.css'), 'utf8');
    expect(sheet).toMatch(/^\[data-skin="dusk"\]\{color-scheme:dark;--jinshu-color-surface-canvas:oklch/);
    expect(sheet).toContain('--jinshu-color-tooltip-bg:oklch(0.9 0.04 300)');
  });

  it('render in Node alone', () => {
    writeFileSync(
      path.join(app, 'src/render.tsx'),
      `import { renderToString } from 'react-dom/server';
import { createDesk } from './desk';
import { Helpdesk } from './Helpdesk';
process.stdout.write(renderToString(<Helpdesk desk={createDesk()} />));`,
    );
    // Only the app is bundled: Node loads the packages as they are.
    bin('vite/bin/vite.js', 'build', '--ssr', 'src/render.tsx', '--outDir', 'rendered', '--logLevel', 'warn');
    const html = run(process.execPath, 'rendered/render.js');
    expect(html).toContain('What happened');
    expect(html).toMatch(/<button[^>]*type="submit"/);
    expect(html).toContain('Nothing has been reported');
  });

  it.each(['jsdom', 'happy-dom'])('run in the tests of an app under Vitest with %s', (environment) => {
    // A frame of happy-dom loads no page, so it shows no letter.
    const skipped = environment === 'happy-dom' ? ['--exclude', '**/Inbox.test.tsx'] : [];
    bin('vitest/vitest.mjs', 'run', ...skipped, '--environment', environment, '--reporter', 'json', '--outputFile', `${environment}.json`);
    const report = JSON.parse(readFileSync(path.join(app, `${environment}.json`), 'utf8')) as object;
    expect(report).toMatchObject({ numPassedTests: environment === 'happy-dom' ? 11 : 13, numFailedTests: 0 });
  });

  it('run under Jest, with the option that Jest wants for ES modules', () => {
    const jest = path.join(app, 'node_modules/jest/bin/jest.js');
    const report = JSON.parse(run(process.execPath, '--experimental-vm-modules', jest, 'jest', '--json', '--runInBand')) as object;
    expect(report).toMatchObject({ numPassedTests: 1, numFailedTests: 0 });
  });

  it('build under Next, where a page of the server renders parts of both kinds', () => {
    bin('next/dist/bin/next', 'build', 'next');
    const html = readFileSync(path.join(app, 'next/.next/server/app/index.html'), 'utf8');
    expect(['Today until 18:00', 'Intranet', 'What happened'].filter((words) => !html.includes(words))).toEqual([]);
    const sheets = [...html.matchAll(/href="\/_next\/(static[^"]+\.css)"/g)].map(([, sheet]) =>
      readFileSync(path.join(app, 'next/.next', sheet as string), 'utf8'),
    );
    expect(sheetsOfPart('text-field').filter((sheet) => !sheets.some((css) => css.includes(`.${firstClass(sheet)}`)))).toEqual([]);
  });
});
