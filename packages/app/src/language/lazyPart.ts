import { lazyPart as lazyUiPart } from '@jinshu/ui/lazy';
import type { ComponentType } from 'react';

/** Delay before a component is requested again while the server can't be reached, in milliseconds. */
export const partRetryMs = 2_000;

const reachesServer = () =>
  fetch('/healthz').then(
    () => true,
    () => false,
  );

/**
 * Retries while the server can't be reached, so that the page around the component stays. Throws if the server can be reached but the file
 * can't be loaded.
 */
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

/**
 * Returns what makes a part that loads when it is first shown, with the words that the first screen did without. One that was fetched ahead
 * shows at once.
 */
export const createLazyPart =
  (allWords: () => Promise<void>) =>
  <P>(load: () => Promise<ComponentType<P>>) =>
    lazyUiPart(async () => {
      const [part] = await patiently(() => Promise.all([load(), allWords()]));
      return part;
    });
