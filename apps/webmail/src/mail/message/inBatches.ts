import { listNeighbours, type MessageRef, maximumNeighbours } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { listQuery } from '../../core/cache/index.ts';
import type { Chosen, Mails } from './Mails.ts';
import { nothingToUndo, type Undo } from './message.mutations.ts';

/** Maximum number of messages per call. Small calls end soon, and those that haven't started can still be stopped. */
const batchSize = 500;
/** Maximum number of concurrent calls. */
const lanes = 4;

/** Messages for which the server rejected an action. */
export interface Refusal {
  folder: string;
  count: number;
  error: unknown;
}

/** Result of an action on messages. */
export interface Outcome {
  /** Number of messages changed. For a whole folder, only the loaded rows count. */
  done: number;
  refusals: readonly Refusal[];
  isStopped: boolean;
  /** Undoes the action; undefined if not all of it can be undone. */
  undo: Undo | undefined;
}

/** Progress of an action. Reported only if it takes several rounds of calls. */
export interface BulkProgress {
  done: number;
  total: number;
}

/** The only batch of messages that one call can be about, which needs no list of them. */
const onlyBatch = ({ folder, uids, rows, narrowed }: Mails): Chosen[] | undefined =>
  folder !== null && !narrowed && (uids === 'all' || uids.length <= batchSize) ? [{ folder, uids, rows }] : undefined;

/** Groups messages by folder and splits them into batches, since a call takes a single folder. */
export function batchesOf(mails: Mails, refs: readonly MessageRef[]): Chosen[] {
  const one = onlyBatch(mails);
  if (one) return one;
  const { rows } = mails;
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

/** Dependencies for fetching the message ids. */
interface Asking {
  api: ApiClient;
  signal: AbortSignal;
}

/** Returns the selected messages as a list of references. */
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
 * Applies an action to messages of one or several folders. A failure in one folder doesn't affect the others. Stopping lets running calls
 * finish and starts no more.
 */
export async function inBatches(
  chosen: Mails,
  act: (batch: Chosen) => Promise<Undo | undefined>,
  { api, signal, onProgress }: Asking & { onProgress?: ((progress: BulkProgress) => void) | undefined },
): Promise<Outcome> {
  // One batch begins at once: what it changes on screen does not wait for another turn.
  const batches = onlyBatch(chosen) ?? batchesOf(chosen, await refsOf(chosen, { api, signal }));
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
