import { isDeepStrictEqual } from 'node:util';
import { type PreparedMessage, prepareAnywhere } from '../../mime/reading/index.ts';
import { lockMailbox } from '../../platform/change/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { startWorker, type Worker } from '../../platform/worker/index.ts';
import { joinRaw } from '../content/index.ts';
import { holdOldReadings, mailboxesOf, markRead, type OldReading, replaceLists, replaceReading } from './reread.repository.ts';

type RereadDeps = Pick<Deps, 'db' | 'blobs' | 'log'>;

/** Number of messages per slice. Small, so that no user waits long for a mailbox locked by a slice. */
const atOnce = 20;

const shown = ({
  subject,
  sender,
  to,
  cc,
  replyTo,
  text,
  html,
  attachments,
}: Omit<OldReading, 'id' | 'skeleton' | 'pieces' | 'isSealed' | 'list'>) =>
  // As the database keeps it: without what is not there, whatever the order of its names.
  JSON.parse(JSON.stringify({ subject, sender, to, cc, replyTo, text, html, attachments }));

/** Contents of a slice that say something else when they are read today. */
async function readAnew(deps: RereadDeps, tx: Parameters<typeof joinRaw>[0], held: readonly OldReading[]) {
  const changed: { old: OldReading; prepared: PreparedMessage }[] = [];
  const lists: { id: number; list: PreparedMessage['facts']['traits']['list'] }[] = [];
  for (const old of held) {
    // The content of a sealed message has only the head, which this server composed.
    if (old.isSealed) continue;
    const raw = await joinRaw(tx, deps.blobs, old).catch((error: unknown) => {
      deps.log.warn({ err: error, contentId: old.id }, 'the raw form of a message cannot be had, it stays as it was read before');
      return null;
    });
    const prepared = raw && (await prepareAnywhere(raw));
    if (!prepared || prepared.facts.isUnparsed) continue;
    const { list } = prepared.facts.traits;
    if (!isDeepStrictEqual(old.list, list)) lists.push({ id: old.id, list });
    if (!isDeepStrictEqual(shown(old), shown(prepared.facts))) changed.push({ old, prepared });
  }
  return { changed, lists };
}

/**
 * Parses a slice of messages that an older parser version stored. Returns false if there are none. The changes and their completion mark
 * commit together: if a server is killed in between, nothing has changed. Other servers process other slices meanwhile.
 */
export async function rereadSlice(deps: RereadDeps, limit = atOnce): Promise<boolean> {
  return deps.db.transaction().execute(async (tx) => {
    const held = await holdOldReadings(tx, limit);
    if (held.length === 0) return false;
    const { changed, lists } = await readAnew(deps, tx, held);
    if (lists.length > 0) await replaceLists(tx, lists);
    const ids = changed.map(({ old }) => old.id);
    if (ids.length > 0) {
      await lockMailbox(tx, await mailboxesOf(tx, ids));
      for (const { old, prepared } of changed) await replaceReading(tx, deps.blobs, old, prepared);
      deps.log.info({ count: ids.length }, 'stored messages say something else when they are read today');
    }
    await markRead(
      tx,
      held.map(({ id }) => id),
    );
    return true;
  });
}

/** Starts parsing stored messages again, slice by slice, until all are up to date. */
export function startRereading(deps: RereadDeps, { pollMs = 600_000 } = {}): Worker {
  return startWorker({
    log: deps.log,
    name: 'the reading of stored messages',
    pollMs,
    async work(isStopped) {
      while (!isStopped() && (await rereadSlice(deps)));
      return null;
    },
  });
}
