import { listNeighbours, type MessageRef, maximumNeighbours } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import type { Chosen, Mails } from './Mails.ts';
import { nothingToUndo, type Undo } from './message.mutations.ts';
import { listQuery } from './message.queries.ts';

/** One call takes at most so many mails: it is over soon, and what comes after it can still be stopped. */
const batchSize = 500;
/** So many calls are under way at once. */
const lanes = 4;

/** Mails that the server refused to do something to. */
export interface Refusal {
  folder: string;
  count: number;
  error: unknown;
}

/** What became of something that was done to mails. */
export interface Outcome {
  /** How many mails it was done to; with all of a folder nobody counts them. */
  done: number;
  refusals: readonly Refusal[];
  isStopped: boolean;
  /** Takes back what was done, where all of it can be. */
  undo: Undo | undefined;
}

/** How far it has come. Told only of what takes several turns. */
export interface BulkProgress {
  done: number;
  total: number;
}

/** Parts mails by folder and into batches, since a call is about one folder. */
export function batchesOf({ folder, uids, rows, narrowed }: Mails, refs: readonly MessageRef[]): Chosen[] {
  if (folder !== null && !narrowed && (uids === 'all' || uids.length <= batchSize)) return [{ folder, uids, rows }];
  const byFolder = new Map<string, number[]>();
  for (const ref of refs) {
    const all = byFolder.get(ref.folder) ?? [];
    all.push(ref.uid);
    byFolder.set(ref.folder, all);
  }
  return [...byFolder].flatMap(([of, all]) =>
    Array.from({ length: Math.ceil(all.length / batchSize) }, (_, index) => {
      const some = all.slice(index * batchSize, (index + 1) * batchSize);
      const known = new Set(some);
      return { folder: of, uids: some, rows: rows.filter((row) => row.folder === of && known.has(row.uid)) };
    }),
  );
}

const countOf = ({ uids, rows }: Chosen) => (uids === 'all' ? rows.length : uids.length);

/** What asking the server which mails are meant takes. */
interface Asking {
  api: ApiClient;
  signal: AbortSignal;
}

/** Which mails are chosen, one by one. */
export async function refsOf({ folder, uids, rows, found, narrowed }: Mails, { api, signal }: Asking): Promise<readonly MessageRef[]> {
  if (narrowed) {
    const { results } = await api.call(
      listNeighbours,
      { query: { ...listQuery(narrowed.view), limit: maximumNeighbours, offset: 0, uid: undefined } },
      { signal },
    );
    return results.map(({ uid }) => ({ folder: narrowed.view.folder, uid }));
  }
  if (folder === null) return found ? found.list(signal) : rows;
  return uids === 'all' ? [] : uids.map((uid) => ({ folder, uid }));
}

/**
 * Does something to mails of one folder or several. What fails in one folder leaves the others alone. Stopping lets the calls that are
 * under way end, and begins no more.
 */
export async function inBatches(
  chosen: Mails,
  act: (batch: Chosen) => Promise<Undo | undefined>,
  { api, signal, onProgress }: Asking & { onProgress?: ((progress: BulkProgress) => void) | undefined },
): Promise<Outcome> {
  const batches = batchesOf(chosen, await refsOf(chosen, { api, signal }));
  const total = batches.reduce((sum, batch) => sum + countOf(batch), 0);
  const refusals: Refusal[] = [];
  const undos: (Undo | undefined)[] = [];
  let done = 0;
  const isLong = batches.length > lanes;
  const tell = () => isLong && onProgress?.({ done, total });
  tell();
  const pending = batches.values();
  const lane = async () => {
    for (const batch of pending) {
      try {
        undos.push(await act(batch));
        done += countOf(batch);
      } catch (error) {
        refusals.push({ folder: batch.folder, count: countOf(batch), error });
      }
      tell();
      if (signal.aborted) return;
    }
  };
  await Promise.all(Array.from({ length: Math.min(lanes, batches.length) }, lane));
  const back = undos.filter((undo) => undo !== nothingToUndo);
  const known = back.filter((undo) => undo !== undefined);
  return {
    done,
    refusals,
    isStopped: refusals.length + undos.length < batches.length,
    undo: known.length > 0 && known.length === back.length ? () => Promise.all(known.map((undo) => undo())) : undefined,
  };
}
