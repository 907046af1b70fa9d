import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const prefix = 'virtual:strings/';
const shared = join(import.meta.dirname, '../locales');
const formatjs = join(dirname(createRequire(import.meta.url).resolve('@formatjs/cli/package.json')), 'bin/formatjs');

export interface StringsOptions {
  /** Folders with a folder for each language, beside the strings that all apps share. */
  folders: readonly string[];
  /** Slices of the first load. All others come with the first lazy part. */
  first: readonly string[];
}

/**
 * Serves `virtual:strings/first/<language>`, the strings of the first load, and `virtual:strings/more/<language>`, the strings of screens
 * that load later. Strings are parsed at build time, so that no page needs a parser.
 */
export function stringsPlugin({ folders, first }: StringsOptions): Plugin {
  return {
    name: 'jinshu-strings',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return;
      const [part = '', language = ''] = id.slice(prefix.length + 1).split('/');
      const files = [...folders, shared]
        .flatMap((folder) => readdirSync(join(folder, language)).map((file) => join(folder, language, file)))
        .filter((file) => file.endsWith('.json') && first.includes(basename(file, '.json')) === (part === 'first'));
      for (const file of files) this.addWatchFile(file);
      const compiled = execFileSync(formatjs, ['compile', ...files, '--format', 'simple', '--ast'], {
        encoding: 'utf8',
        maxBuffer: 1 << 26,
      });
      return { code: `export default ${compiled}`, map: null };
    },
  };
}
