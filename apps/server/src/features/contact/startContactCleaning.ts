import { contactUndoSeconds } from '@jinshu/api';
import type { Deps } from '../../platform/deps/index.ts';
import { startWorker, type Worker } from '../../platform/worker/index.ts';
import { pruneContacts } from './undo.repository.ts';

type CleaningDeps = Pick<Deps, 'db' | 'log' | 'now'>;

/** An uploaded portrait may wait this long for the form that keeps it. */
const portraitMs = 86_400_000;

/** Forgets removed contacts that can't be restored any more, and portraits that no contact has. Returns the number of contacts. */
export function cleanContacts({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const at = now().getTime();
  return pruneContacts(db, { undoBefore: new Date(at - contactUndoSeconds.kept * 1000), portraitsBefore: new Date(at - portraitMs) });
}

/** Starts to clean. Several servers may do so on one database: whatever one has done the other finds done. */
export function startContactCleaning(deps: CleaningDeps): Worker {
  return startWorker({
    log: deps.log,
    name: 'the cleaning of contacts',
    pollMs: 600_000,
    async work() {
      await cleanContacts(deps);
      return null;
    },
  });
}
