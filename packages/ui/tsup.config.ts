import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { emitTypes } from '../../scripts/lib/emitTypes.ts';
import { readParts, withoutRoom } from './scripts/entries.ts';
import { finishBuild } from './tsup.built.ts';
import { styleSheets } from './tsup.sheets.ts';

const skins = readdirSync('src/foundation/theme/skins').filter((file) => file.endsWith('.css.ts'));

/** One entry per language, so that an app loads the words of one. */
const languages = ['zh-hans', 'zh-tw', 'en'];

export default defineConfig({
  entry: {
    // One entry per part, so that an app loads what it uses and no more.
    ...Object.fromEntries(readParts('.').map(({ name, index }) => [`${name}/index`, index])),
    ...Object.fromEntries(
      languages
        .flatMap((language) => [language, `first/${language}`, `home/${language}`])
        .map((name) => [`strings/${name}`, `src/foundation/strings/${name}.ts`]),
    ),
    ...Object.fromEntries(skins.map((file) => [`skins/${file.replace('.css.ts', '')}`, `src/foundation/theme/skins/${file}`])),
  },
  format: 'esm',
  target: 'es2022',
  minify: true,
  clean: true,
  sourcemap: true,
  metafile: true,
  ...styleSheets({ source: 'src', outDir: 'dist' }),
  onSuccess: async () => {
    finishBuild('dist');
    await emitTypes(withoutRoom);
    for (const script of ['tokens', 'docs']) execFileSync(process.execPath, [`scripts/${script}.ts`], { stdio: 'inherit' });
  },
});
