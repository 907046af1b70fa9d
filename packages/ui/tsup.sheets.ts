import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import type { Options } from 'tsup';
import { withoutRoom } from './scripts/entries.ts';

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];
type TsupPlugin = NonNullable<Options['plugins']>[number];

/** Marks a sheet among the imports of a script. */
export const sheetScheme = 'jinshu-sheet:';
const withSlashes = (file: string) => file.split(path.sep).join('/');

/** Skins are imported by name: `skins/moye.css`. */
const sheetOf = (module: string) =>
  withoutRoom(module)
    .replace(/^theme\/skins\//, 'skins/')
    .replace(/\.ts$/, '');

/**
 * Writes each `*.css.ts` as its own style sheet. By default esbuild bundles all used styles into one
 * sheet per entry. A button's rules would then be in a dozen sheets, and the last one loaded would override components that restyle a
 * button. Scripts don't import the sheets; `finishBuild` writes what does.
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
        return { path: sheetScheme + sheet, external: true };
      });
    },
  };

  /**
   * Takes the sheets out of the scripts. Blanks of the same length keep the source maps right. The script of a skin is only its sheet, and is
   * loaded by `loadSkin`, which needs a bundler.
   */
  const removeImports: TsupPlugin = {
    name: 'style-sheet-imports',
    renderChunk: (code, { path: script }) => ({
      code: /[\\/]skins[\\/]/.test(script)
        ? code.replace(new RegExp(`"${sheetScheme}skins/`, 'g'), '"./').replace(new RegExp(`"${sheetScheme}`, 'g'), '"../')
        : code.replace(new RegExp(`import"${sheetScheme}[^"]+";`, 'g'), (found) => ' '.repeat(found.length)),
    }),
  };

  return { esbuildPlugins: [writeSheets, vanillaExtractPlugin()], plugins: [removeImports] };
}
