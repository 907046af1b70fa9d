import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { emitTypes } from '../../scripts/lib/emitTypes.ts';
import { styleSheets } from './tsup.sheets.ts';

/** One entry per folder that has an index, so that an app loads what it uses and no more. */
const folders = readdirSync('src').filter((folder) => existsSync(`src/${folder}/index.ts`));
const skins = readdirSync('src/theme/skins').filter((file) => file.endsWith('.css.ts'));

/** One entry per language, so that an app loads the words of one. */
const languages = ['zh-hans', 'zh-tw', 'en'];

export default defineConfig({
  entry: {
    ...Object.fromEntries(folders.map((folder) => [`${folder}/index`, `src/${folder}/index.ts`])),
    ...Object.fromEntries(
      languages.flatMap((language) => [language, `first/${language}`]).map((name) => [`strings/${name}`, `src/strings/${name}.ts`]),
    ),
    ...Object.fromEntries(skins.map((file) => [`skins/${file.replace('.css.ts', '')}`, `src/theme/skins/${file}`])),
  },
  format: 'esm',
  target: 'es2022',
  minify: true,
  clean: true,
  ...styleSheets({ source: 'src', outDir: 'dist' }),
  onSuccess: async () => {
    await emitTypes();
    execFileSync(process.execPath, ['scripts/tokens.ts'], { stdio: 'inherit' });
  },
});
