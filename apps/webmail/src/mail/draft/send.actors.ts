import { type Draft, sendDraft } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { type SendInput, type SentDraft, sendMachine, undoSlackMs } from '@jinshu/mail-machines';
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { applyChange } from '../../core/cache/index.ts';
import { withOffsets } from '../../core/clock/index.ts';

interface Deps {
  api: ApiClient;
  queryClient: QueryClient;
}

/** Sends a draft and lets the cache know what that made stale. */
export const provideSend = ({ api, queryClient }: Deps) =>
  sendMachine.provide({
    actors: {
      sendDraft: fromPromise<SentDraft, SendInput>(async ({ input: { draft, undoForMs }, signal }) => {
        const submission = await api.call(
          sendDraft,
          { body: { ...withOffsets(draft), action: 'sent', ...(undoForMs && { undoForMs }) } },
          { signal },
        );
        applyChange(
          queryClient,
          { type: 'draft.changed', draftId: draft.draftId },
          { type: 'message.added', folder: 'Sent', uids: [], isArrival: false },
          ...answeredOf(draft),
        );
        return undoForMs === undefined || submission.type !== 'held'
          ? submission
          : { ...submission, heldUntil: Date.now() + undoForMs - undoSlackMs };
      }),
    },
  });

/** The mail that was answered or sent on carries the mark of it now (SND-50). */
const answeredOf = ({ folder, uid }: Draft) => (uid > 0 ? [{ type: 'message.changed' as const, folder, uids: [uid] }] : []);
