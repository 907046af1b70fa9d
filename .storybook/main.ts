import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  stories: ['./docs/*.mdx', '../packages/ui/src/**/*.mdx', '../packages/ui/src/**/*.stories.tsx', '../apps/webmail/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other reader of prop tables needs a compiler API that TypeScript 7 no longer has.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (own) =>
    mergeConfig(own, {
      plugins: [vanillaExtractPlugin()],
      resolve: { conditions: ['jinshu-source', 'module', 'browser', 'development|production'] },
      build: { chunkSizeWarningLimit: 2000 },
    }),
};

export default config;
