import { recordChanges } from '../../platform/change/change.repository.ts';
import type { Connection } from '../../platform/db/db.ts';
import type { Deps } from '../../platform/deps/deps.ts';
import { startWorker, type Worker } from '../../platform/worker/startWorker.ts';
import { diskChannel } from './diskChange.repository.ts';
import { selectNews, selectWatchers, updateTold } from './diskNews.repository.ts';

/** However often the disk changes, those who see it are told once in this time. */
const pauseMs = 1_000;

/**
 * Tells the mailboxes whose users are logged in and may see the enterprise disk that it has changed. Changes are told together, and only
 * noted as told with the news: a server that dies in between leaves it to the next one.
 */
export const tellDiskNews = ({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const news = await selectNews(tx);
    if (!news) return false;
    const watchers = await selectWatchers(tx, news.diskId, now());
    await recordChanges(
      tx,
      watchers.map((mailboxId) => ({ mailboxId, change: { type: 'disk.changed', disk: 'company' } as const })),
    );
    // After the mailboxes, in the order in which whoever changes the disk locks them.
    await updateTold(tx, news);
    return true;
  });

/** Starts to tell the news of the enterprise disk. Several servers may do so on one database. */
export function startDiskNews(
  deps: Pick<Deps, 'db' | 'log' | 'now'>,
  { connection, pollMs = 30_000 }: { connection?: Connection | undefined; pollMs?: number } = {},
): Worker {
  let toldAt = 0;
  return startWorker({
    log: deps.log,
    name: 'the news of the enterprise disk',
    pollMs,
    connection,
    channel: diskChannel,
    async work() {
      const waitMs = toldAt + pauseMs - performance.now();
      if (toldAt > 0 && waitMs > 0) return waitMs;
      if (await tellDiskNews(deps)) toldAt = performance.now();
      return null;
    },
  });
}
