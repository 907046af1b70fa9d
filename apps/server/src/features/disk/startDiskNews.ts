import { recordChanges } from '../../platform/change/index.ts';
import type { Connection } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { startWorker, type Worker } from '../../platform/worker/index.ts';
import { diskChannel } from './diskChange.repository.ts';
import { selectNews, selectWatchers, updateTold } from './diskNews.repository.ts';

/** Minimum time between two notices, in milliseconds. */
const pauseMs = 1_000;

/**
 * Records changes of the enterprise disk in the mailboxes of users who are logged in and may see it. Several changes share one notice. If
 * the server dies, another one sends it.
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
    // After the mailboxes: changes of the disk lock in this order too.
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
