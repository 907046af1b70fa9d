import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { allWords } from './language.ts';

/** How long to wait before a part is asked for again while the server cannot be reached. */
export const partRetryMs = 2_000;

const reachesServer = () =>
  fetch('/healthz').then(
    () => true,
    () => false,
  );

/** Asks again for as long as there is no way to the server: the page around the part stays. A part that is gone for good fails. */
async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (await reachesServer()) throw error;
      await new Promise((done) => setTimeout(done, partRetryMs));
    }
  }
}

/** A part of the page that comes by itself, and can be fetched ahead. */
export type LazyPart<P> = LazyExoticComponent<ComponentType<P>> & { preload: () => Promise<unknown> };

/** A part that loads when it is first shown, with the words that the first screen did without. One that was fetched ahead shows at once. */
export function lazyPart<P>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let part: { default: ComponentType<P> } | undefined;
  const preload = async () => {
    const [loaded] = await patiently(() => Promise.all([load(), allWords()]));
    part = { default: loaded };
    return part;
  };
  // React shows something else in place of what it has to wait for, if only for a moment, and then leaves that for 300 ms.
  const shown = lazy(() => {
    if (!part) return preload();
    // biome-ignore lint/suspicious/noThenProperty: React alone hears of it, and in the same moment
    return { then: (done: (there: typeof part) => void) => done(part) } as ReturnType<typeof preload>;
  });
  return Object.assign(shown, { preload });
}
