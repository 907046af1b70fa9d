import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out what of react-router no screen uses. Its forms, scripts and links stand in one file, made by calls that a
 * bundler must take for effects, and named by assignments that count as uses: without this they all come along, 7 KB of them.
 */
export const shakeRouter = (): Plugin => ({
  name: 'shake-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules.*react-router/ },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
});
