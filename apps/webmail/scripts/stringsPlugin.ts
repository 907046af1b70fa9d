import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const prefix = 'virtual:strings/';
const locales = join(import.meta.dirname, '../locales');
const formatjs = join(dirname(createRequire(import.meta.url).resolve('@formatjs/cli/package.json')), 'bin/formatjs');

/** Slices of the first load. All others come with the first lazy part. */
const first = ['home', 'layout', 'login', 'message', 'problem'];

/**
 * Serves `virtual:strings/first/<language>`, the strings of the first load, and `virtual:strings/more/<language>`, the strings of screens
 * that load later. Strings are parsed at build time, so that no page needs a parser.
 */
export function strings(): Plugin {
  return {
    name: 'jinshu-strings',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return;
      const [part = '', language = ''] = id.slice(prefix.length + 1).split('/');
      const folder = join(locales, language);
      const files = readdirSync(folder)
        .filter((file) => file.endsWith('.json') && first.includes(file.replace('.json', '')) === (part === 'first'))
        .map((file) => join(folder, file));
      for (const file of files) this.addWatchFile(file);
      const compiled = execFileSync(formatjs, ['compile', ...files, '--format', 'simple', '--ast'], {
        encoding: 'utf8',
        maxBuffer: 1 << 26,
      });
      return { code: `export default ${compiled}`, map: null };
    },
  };
}
