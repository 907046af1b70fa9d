import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';

/** One entry per folder that has an index, so that an app loads the styles of what it uses and no others. */
const folders = readdirSync('src').filter((folder) => existsSync(`src/${folder}/index.ts`));
const skins = existsSync('src/theme/skins') ? readdirSync('src/theme/skins').filter((file) => file.endsWith('.css.ts')) : [];

/** One entry per language, so that an app loads the words of one. */
const languages = ['zh-hans', 'zh-tw', 'en'];

export default defineConfig({
  entry: {
    ...Object.fromEntries(folders.map((folder) => [`${folder}/index`, `src/${folder}/index.ts`])),
    ...Object.fromEntries(languages.map((language) => [`strings/${language}`, `src/strings/${language}.ts`])),
    ...Object.fromEntries(skins.map((file) => [`skins/${file.replace('.css.ts', '')}`, `src/theme/skins/${file}`])),
  },
  format: 'esm',
  target: 'es2022',
  dts: true,
  minify: true,
  clean: true,
  // Pictures of skins stand beside the sheets that name them.
  loader: { '.svg': 'file' },
  esbuildPlugins: [vanillaExtractPlugin()],
  // The bundler lifts the styles out and leaves no import behind: each part asks for its own sheet again, so that
  // whoever imports a part has its looks.
  onSuccess: async () => {
    for (const folder of folders) {
      const script = `dist/${folder}/index.js`;
      if (existsSync(`dist/${folder}/index.css`)) writeFileSync(script, `import './index.css';\n${readFileSync(script, 'utf8')}`);
    }
  },
});
