import type { CDPSession, Page } from '@playwright/test';

/** Returns the strings of a heap snapshot of the page's process: every object that any of its scripts can still reach. */
async function heapOf(session: CDPSession): Promise<string> {
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { captureNumericValue: false });
  await session.send('HeapProfiler.disable');
  const { strings } = JSON.parse(chunks.join('')) as { strings: string[] };
  return strings.join('\n');
}

/** Returns everything that scripts of the page's origin have stored in this browser. */
const storedIn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.title, location.href, history.state];
    for (const name of await caches.keys())
      found.push(
        name,
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      );
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const asked = indexedDB.open(name);
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
      for (const store of db.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve, reject) => {
          const asked = db.transaction(store).objectStore(store).getAll();
          asked.onsuccess = () => resolve(asked.result);
          asked.onerror = () => reject(asked.error);
        });
        found.push(rows);
      }
      db.close();
    }
    return JSON.stringify(found);
  });

/** Returns which of the words are in the page: in the memory of its scripts, in its document, and in what it has stored. */
export async function wordsIn(page: Page, words: readonly string[]): Promise<{ memory: string[]; document: string[]; storage: string[] }> {
  // The words must not be in the memory of the page because this function asked for them.
  const stored = await storedIn(page);
  const shown = (await Promise.all(page.frames().map((frame) => frame.content()))).join('\n');
  const session = await page.context().newCDPSession(page);
  const heap = await heapOf(session);
  await session.detach();
  const foundIn = (text: string) => words.filter((word) => text.includes(word));
  return { memory: foundIn(heap), document: foundIn(shown), storage: foundIn(stored) };
}
