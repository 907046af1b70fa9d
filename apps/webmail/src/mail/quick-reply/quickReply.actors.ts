import { type MessageRef, replyToMessage } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { quickReplyMachine } from '@jinshu/mail-machines';
import type { QueryClient } from '@tanstack/react-query';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { applyChange, patchMessage, patchRows } from '../../core/cache/index.ts';
import { keepAcrossLock, keptForm } from '../../core/kept-form/index.ts';
import { replyHtml } from '../draft/index.ts';

interface Deps {
  api: ApiClient;
  queryClient: QueryClient;
  userName: string;
}

/** Quick reply below a message. */
export type QuickReplyActor = ActorRefFrom<typeof quickReplyMachine>;

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** A quick reply on the real server (QRP-07, QRP-08): the mail shows at once that it was answered. */
const provideQuickReply = ({ api, queryClient }: Omit<Deps, 'userName'>) =>
  quickReplyMachine.provide({
    actors: {
      replyToMessage: fromPromise(async ({ input: { folder, uid, text, replyId }, signal }) => {
        const submission = await api.call(replyToMessage, { body: { folder, uid, html: replyHtml(text), replyId, timeZone } }, { signal });
        patchRows(queryClient, folder, new Set([uid]), (row) => ({ ...row, isAnswered: true }));
        patchMessage(queryClient, { folder, uid }, (message) => ({ ...message, isAnswered: true }));
        applyChange(queryClient, { type: 'message.added', folder: 'Sent', uids: [], isArrival: false });
        return submission;
      }),
    },
  });

/**
 * Keyed by API client, user and message, so that the text survives a change of tab or message. The user is part of the key: the next user
 * who logs in on this page may have the same message ids and must not see the text (LGN-50).
 */
const running = new WeakMap<ApiClient, Map<string, QuickReplyActor>>();

/** Returns the quick reply of a message: the existing one, or a new one. */
export function quickReplyOf(deps: Deps, { folder, uid }: MessageRef, canWrite: boolean): QuickReplyActor {
  let replies = running.get(deps.api);
  if (!replies) {
    replies = new Map();
    running.set(deps.api, replies);
  }
  const key = `${deps.userName}/${folder}/${uid}`;
  let reply = replies.get(key);
  if (!reply || reply.getSnapshot().context.canWrite !== canWrite) {
    reply?.stop();
    const begun = createActor(provideQuickReply(deps), { input: { folder, uid, canWrite } });
    const kept = keptForm<string>(`quick-reply/${key}`);
    begun.start();
    if (kept !== undefined) begun.send({ type: 'change', text: kept });
    keepAcrossLock(`quick-reply/${key}`, () => begun.getSnapshot().context.text || undefined);
    replies.set(key, begun);
    reply = begun;
  }
  return reply;
}
