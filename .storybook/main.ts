import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { pdfTables } from '../apps/webmail/scripts/pdfTables.ts';
import { strings } from '../apps/webmail/scripts/stringsPlugin.ts';
import { enrichCode } from './enrichCode.ts';

const config: StorybookConfig = {
  stories: ['./docs/*.mdx', '../packages/ui/src/**/*.mdx', '../packages/ui/src/**/*.stories.tsx', '../apps/webmail/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: '@storybook/react-vite',
  // The code under a story is made from its source, so the names in it are those of the source in a built Storybook too.
  features: { experimentalCodeExamples: true },
  experimental_enrichCsf: enrichCode,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other reader of prop tables needs a compiler API that TypeScript 7 no longer has.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (own) =>
    mergeConfig(own, {
      plugins: [vanillaExtractPlugin(), strings(), pdfTables()],
      resolve: {
        conditions: ['jinshu-source', 'module', 'browser', 'development|production'],
        // As in the app: its screens get strings that are parsed already.
        alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
      },
      build: {
        chunkSizeWarningLimit: 2000,
        // Every story needs them all: two files come sooner than forty.
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'skins', test: /packages\/ui\/src\/foundation\/theme\/skins\/[^/]+\.css/ },
                { name: 'words', test: /packages\/ui\/src\/foundation\/strings\// },
              ],
            },
          },
        },
      },
    }),
};

export default config;
