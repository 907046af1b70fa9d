import { type Message, recallDelivery, recallMessage, recallSentMessage } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { type RecallTarget, recallMachine } from '@jinshu/mail-machines';
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { applyChange } from '../../core/cache/index.ts';

interface Deps {
  api: ApiClient;
  queryClient: QueryClient;
}

const ask = (api: ApiClient, target: RecallTarget, signal: AbortSignal) => {
  switch (target.kind) {
    case 'sent':
      return api.call(recallSentMessage, { body: { messageId: target.messageId } }, { signal });
    case 'read':
      return api.call(recallMessage, { body: { uid: target.uid, folder: target.folder } }, { signal });
    case 'recipient':
      return api.call(recallDelivery, { body: { messageId: target.messageId, recipient: target.recipient } }, { signal });
  }
};

/** Recall on the real server (SND-37 to SND-39). Afterwards, the message and its delivery status are refetched. */
export const provideRecall = ({ api, queryClient }: Deps, { messageId, folder, uid }: Pick<Message, 'messageId' | 'folder' | 'uid'>) =>
  recallMachine.provide({
    actors: {
      recallMessage: fromPromise(async ({ input: { target }, signal }) => {
        const { results } = await ask(api, target, signal);
        applyChange(queryClient, { type: 'delivery.changed', messageId });
        if (uid > 0) applyChange(queryClient, { type: 'message.changed', folder, uids: [uid] });
        return results;
      }),
    },
  });
