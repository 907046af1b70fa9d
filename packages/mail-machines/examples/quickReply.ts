import type { Submission } from '@jinshu/api';
import { type QuickReplyRequest, quickReplyMachine } from '@jinshu/mail-machines';
import { createActor, fromPromise, waitFor } from 'xstate';

const replyToMessage = fromPromise<Submission, QuickReplyRequest>(async ({ input: { replyId } }) => ({
  messageId: 'm2@jinshu.example',
  recipients: ['zhou.muyun@yunchuan.example'],
  isSuccess: true,
  failedAddresses: [],
  type: 'sent',
  draftId: replyId,
  version: 1,
}));
const reply = createActor(quickReplyMachine.provide({ actors: { replyToMessage } }), { input: { folder: 'INBOX', uid: 4 } }).start();

reply.send({ type: 'change', text: 'Thank you, that works.' });
reply.send({ type: 'send', replyId: crypto.randomUUID() });
const { context } = await waitFor(reply, ({ context: { outcome } }) => outcome !== null);
console.log(context.outcome, context.text === ''); // success true
reply.stop();
