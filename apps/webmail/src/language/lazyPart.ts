import { lazyPart as lazyUiPart } from '@jinshu/ui/lazy';
import type { ComponentType } from 'react';
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

/** A part that loads when it is first shown, with the words that the first screen did without. One that was fetched ahead shows at once. */
export const lazyPart = <P>(load: () => Promise<ComponentType<P>>) =>
  lazyUiPart(async () => {
    const [part] = await patiently(() => Promise.all([load(), allWords()]));
    return part;
  });
