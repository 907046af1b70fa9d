import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { shakeLibraries } from '../../packages/app/scripts/shakeLibraries.ts';
import { pdfTables } from './scripts/pdfTables.ts';
import { strings } from './scripts/stringsPlugin.ts';

const server = 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [
    optimizeLocales.vite({ locales: ['zh-CN', 'zh-TW', 'en-US'] }),
    react(),
    vanillaExtractPlugin(),
    strings(),
    pdfTables(),
    shakeLibraries(),
  ],
  resolve: {
    conditions: ['jinshu-source', 'module', 'browser', 'development|production'],
    // Strings are parsed at build: the parser stays out of the page.
    alias: [
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
      // React includes what this shim provides; libraries that support older React versions import it.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
    ],
  },
  build: {
    target: 'es2022',
    manifest: true,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      treeshake: {
        manualPureFunctions: ['lazyPart', 'lazyFirstPart'],
        // The index of a folder only names its modules: an import of one of them doesn't load the others.
        moduleSideEffects: [{ test: /\/apps\/webmail\/src\/\w+\/[\w-]+\/index\.tsx?$/, sideEffects: false }],
      },
    },
    assetsInlineLimit: 2048,
    modulePreload: {
      polyfill: false,
      // Otherwise the first load would contain the imports of every lazy chunk: 2 KB of names. Files needed soon are prefetched.
      resolveDependencies: (_part, files, { hostType }) => (hostType === 'html' ? files : []),
    },
  },
  server: { proxy: { '/api': server, '/websocket': { target: server, ws: true } } },
});
