import { Suspense, useState } from 'react';
import { allWords, lazyPart } from '../../core/language/index.ts';
import type { useReport } from '../../core/problem/index.ts';
import type { BulkProgress } from './inBatches.ts';
import type { ActionContext } from './mailActions.ts';

const BulkBar = lazyPart(async () => (await import('./BulkBar.tsx')).BulkBar);

type Actions = typeof import('./mailActions.ts');

let loaded: Actions | undefined;

/** Loads the actions on messages and the strings of their notices, once the list is there. */
export const loadMailActions = async (): Promise<Actions> => {
  const [actions] = await Promise.all([import('./mailActions.ts'), allWords()]);
  loaded = actions;
  return actions;
};

/** Progress of a long action, and a function to stop it. */
export interface RunningAction extends BulkProgress {
  stop: () => void;
}

/** Returns a function that runs an action on messages and reports its failure, and a progress bar with a button to stop it. */
export function useRunningAction(context: Omit<ActionContext, 'signal' | 'onProgress'>, report: ReturnType<typeof useReport>) {
  const [running, setRunning] = useState<RunningAction | null>(null);
  const act = async (run: (actions: Actions, context: ActionContext) => unknown) => {
    const stopping = new AbortController();
    const stop = () => stopping.abort();
    const onProgress = (progress: BulkProgress) => setRunning({ ...progress, stop });
    try {
      // Without a wait the rows change in the same render as the selection.
      await run(loaded ?? (await loadMailActions()), { ...context, signal: stopping.signal, onProgress });
    } catch (error) {
      report(error);
    } finally {
      setRunning(null);
    }
  };
  const progress = running && (
    <Suspense>
      <BulkBar running={running} />
    </Suspense>
  );
  return { act, progress };
}
