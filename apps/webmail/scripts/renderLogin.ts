import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import type { prerenderLogin } from '../src/shell/app/prerenderLogin.tsx';

/** Leaves out what the login opens later. */
const onlyLogin = (): Plugin => ({
  name: 'only-login',
  enforce: 'pre',
  resolveDynamicImport: (specifier) =>
    typeof specifier === 'string' && !/LoginScreen|strings/.test(specifier) ? { id: specifier, external: true } : null,
});

/** Renders the login once at build, as the browser will, so that its document can bring it along. */
export async function renderLogin(root: string): ReturnType<typeof prerenderLogin> {
  const place = join(root, `node_modules/.login-${process.pid}`);
  try {
    await build({
      root,
      logLevel: 'error',
      plugins: [onlyLogin()],
      build: {
        ssr: 'src/shell/app/prerenderLogin.tsx',
        outDir: place,
        emptyOutDir: true,
        manifest: false,
        minify: false,
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: 'login.mjs' } },
      },
      // All of it in one file, made as the browser's is.
      ssr: { noExternal: true, resolve: { conditions: ['jinshu-source', 'node', 'module', 'production'] } },
    });
    // A device that keeps nothing; no other part of a browser is needed.
    const kept = new Map<string, string>();
    Object.assign(globalThis, {
      addEventListener: () => undefined,
      localStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
        removeItem: (key: string) => kept.delete(key),
      },
    });
    const built = (await import(pathToFileURL(join(place, 'login.mjs')).href)) as { prerenderLogin: typeof prerenderLogin };
    return await built.prerenderLogin();
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
