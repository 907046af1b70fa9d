import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
/** The path contains the version because browsers cache files below `assets` permanently. */
const place = `assets/pdf-${version}`;
const name = 'virtual:pdf-tables';

/** Data that a PDF may need but not contain: character maps of Chinese fonts, the standard fonts, and decoders of rare image formats. */
const files = ['cmaps', 'standard_fonts', 'wasm', 'iccs'].flatMap((folder) =>
  readdirSync(join(home, folder))
    .filter((file) => /\.(?:bcmap|pfb|ttf|icc)$|_nowasm_fallback\.js$/.test(file))
    .map((file) => `${folder}/${file}`),
);

/** Serves `virtual:pdf-tables`, which says where these files lie, and puts them there. They are fetched one by one when a PDF needs them. */
export function pdfTables(): Plugin {
  return {
    name: 'jinshu-pdf-tables',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export const tables = '/${place}/';` : undefined),
    generateBundle() {
      for (const file of files) this.emitFile({ type: 'asset', fileName: `${place}/${file}`, source: readFileSync(join(home, file)) });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const file = files.find((one) => request.url === `/${place}/${one}`);
        if (!file) return next();
        if (file.endsWith('.js')) response.setHeader('content-type', 'text/javascript');
        createReadStream(join(home, file)).pipe(response);
      });
    },
  };
}
