import { applyFilter, type Filter, undoFilter } from '@jinshu/api';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../../core/account/index.ts';
import { applyChange } from '../../../core/cache/index.ts';
import { tellFailure } from '../../../core/problem/index.ts';
import { type BegunJob, followJob } from '../../../mail/message/index.ts';
import { filterStrings as s } from './filter.strings.ts';

/** State of a rule that is applied to a folder. */
export interface Applying {
  state: 'running' | 'done' | 'stopped' | 'lost' | 'undoing' | 'undone';
  rule: Filter;
  folder: string;
  done: number;
  total: number;
  /** Job on the server, which can be undone. */
  jobId: string | undefined;
  /** Stops the application. */
  stop: () => void;
}

const failed = { failed: s.applyFailed, failedBecause: s.applyFailedBecause };

/** Applies a rule to the messages of a folder, follows how far it is, and undoes it (SET-114). */
export function useApplying() {
  const intl = useIntl();
  const { api, queryClient } = useAccount();
  const [applying, setApplying] = useState<Applying>();
  const follow = (begun: Applying, job: BegunJob, signal: AbortSignal) =>
    followJob({ api, signal, onProgress: ({ done, total }) => setApplying({ ...begun, done, total }) }, job);
  /** Messages have other folders and flags now. Without push, nothing else tells. */
  const refresh = () => applyChange(queryClient, { type: 'folder.changed' }, { type: 'list.stale' });
  return {
    applying,
    async apply(rule: Filter, folder: string) {
      const stopping = new AbortController();
      const begun: Applying = { state: 'running', rule, folder, done: 0, total: 0, jobId: undefined, stop: () => stopping.abort() };
      setApplying(begun);
      try {
        const { job } = await api.call(applyFilter, { params: { id: rule.id }, body: { folder } });
        const end = job && (await follow({ ...begun, jobId: job.id, total: job.total }, job, stopping.signal));
        const { state = 'lost', done = 0, total = 0 } = end ?? {};
        setApplying({ ...begun, state, done, total, jobId: job?.id });
        refresh();
      } catch (error) {
        setApplying(undefined);
        tellFailure(intl, error, failed);
      }
    },
    async undo(ended: Applying) {
      if (ended.jobId === undefined) return;
      const undoing: Applying = { ...ended, state: 'undoing' };
      setApplying(undoing);
      try {
        const { job } = await api.call(undoFilter, { body: { job: ended.jobId } });
        if (job) await follow(undoing, job, new AbortController().signal);
        setApplying({ ...ended, state: 'undone' });
        refresh();
      } catch (error) {
        setApplying(ended);
        tellFailure(intl, error, { failed: s.undoFailed, failedBecause: s.undoFailedBecause });
      }
    },
    dismiss: () => setApplying(undefined),
  };
}
