import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out what of react-router and react-intl no screen uses. The forms, scripts and links of the one and the components
 * of the other stand in one file each, made by calls that a bundler must take for effects, and named by assignments that count as uses:
 * without this they all come along, 9 KB of them.
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
