import type { Plugin } from 'vite';

/**
 * Leaves the English sentences of problems out of the page, 2 KB of them: the server says them to whoever has no words of its own, and the
 * app has words for every code in three languages.
 */
export const dropSentences = (): Plugin => ({
  name: 'drop-sentences',
  apply: 'build',
  transform: {
    filter: { id: /packages\/api\/src\/contract\/Problem\.ts$/ },
    handler: (code) => ({ code: code.replace(/(\btext: )(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/g, "$1''"), map: null }),
  },
});
