import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import type { Options } from 'tsup';
import { withoutRoom } from './scripts/entries.ts';

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];
type TsupPlugin = NonNullable<Options['plugins']>[number];

const scheme = 'jinshu-sheet:';
const withSlashes = (file: string) => file.split(path.sep).join('/');

/** Skins are imported by name: `skins/moye.css`. */
const sheetOf = (module: string) =>
  withoutRoom(module)
    .replace(/^theme\/skins\//, 'skins/')
    .replace(/\.ts$/, '');

/**
 * Writes each `*.css.ts` as its own style sheet, imported by the script next to it. By default esbuild bundles all used styles into one
 * sheet per entry. A button's rules would then be in a dozen sheets, and the last one loaded would override components that restyle a
 * button.
 */
export function styleSheets({ source, outDir }: { source: string; outDir: string }) {
  const written = new Map<string, Promise<void>>();

  const writeSheets: EsbuildPlugin = {
    name: 'style-sheets',
    setup(build) {
      const write = async (virtual: string, sheet: string) => {
        const { outputFiles } = await build.esbuild.build({
          stdin: { contents: `import ${JSON.stringify(virtual)};`, resolveDir: process.cwd() },
          outfile: path.join(outDir, sheet.replace(/\.css$/, '.js')),
          bundle: true,
          minify: true,
          write: false,
          logLevel: 'warning',
          // Images of skins are next to the style sheets that use them.
          loader: { '.svg': 'file' },
          plugins: [vanillaExtractPlugin()],
        });
        for (const file of outputFiles) {
          if (file.path.endsWith('.js')) continue;
          await mkdir(path.dirname(file.path), { recursive: true });
          await writeFile(file.path, file.contents);
        }
      };
      build.onStart(() => written.clear());
      build.onResolve({ filter: /\.vanilla\.css\?source=/ }, async ({ path: virtual }) => {
        const module = (virtual.split('?', 1)[0] as string).replace(/\.vanilla\.css$/, '');
        const sheet = sheetOf(withSlashes(path.relative(source, module)));
        if (!written.has(sheet)) written.set(sheet, write(virtual, sheet));
        await written.get(sheet);
        return { path: scheme + sheet, external: true };
      });
    },
  };

  /** A sheet is named from the script that asks for it, and only now is it known where that one stands. */
  const nameSheets: TsupPlugin = {
    name: 'style-sheet-names',
    renderChunk(code, { path: script }) {
      const from = path.dirname(path.resolve(script));
      const nameFrom = (_: string, sheet: string) => {
        const name = withSlashes(path.relative(from, path.resolve(outDir, sheet)));
        return JSON.stringify(name.startsWith('.') ? name : `./${name}`);
      };
      return { code: code.replace(new RegExp(`"${scheme}([^"]+)"`, 'g'), nameFrom) };
    },
  };

  return { esbuildPlugins: [writeSheets, vanillaExtractPlugin()], plugins: [nameSheets] };
}
