import type { Plugin } from 'vite';

/**
 * Lets the bundler drop the parts of react-router and react-intl that no screen uses. Each library has its components in one file. They are
 * created by calls that look like side effects, and `displayName` assignments count as uses. Without this plugin, all of them are bundled
 * (9 KB).
 */
export const shakeLibraries = (): Plugin => ({
  name: 'shake-libraries',
  apply: 'build',
  transform: {
    filter: { id: /node_modules.*\/react-(router|intl)\// },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\(|createFormatted\w+\()/g, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
});
