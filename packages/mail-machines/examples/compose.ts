import { emptyDraft } from '@jinshu/api';
import { composeMachine, type SendInput, type SentDraft, sendMachine } from '@jinshu/mail-machines';
import { createActor, fromPromise, waitFor } from 'xstate';

const send = sendMachine.provide({
  actors: {
    sendDraft: fromPromise<SentDraft, SendInput>(async ({ input: { draft } }) => ({
      messageId: 'm1@jinshu.example',
      recipients: draft.to.map(({ address }) => address),
      isSuccess: true,
      failedAddresses: [],
      type: 'sent',
      draftId: draft.draftId,
      version: 1,
    })),
  },
});
const composer = createActor(composeMachine.provide({ actors: { send } }), {
  input: { draft: emptyDraft('d1', { address: 'lin.yue@jinshu.example', name: 'Lin Yue' }), autosaveMs: 0 },
}).start();

composer.send({ type: 'send' });
console.log(String(composer.getSnapshot().context.problem)); // 'Problem: input-receiver'
composer.send({
  type: 'change',
  change: { to: [{ address: 'chen.wei@jinshu.example', name: 'Chen Wei' }], subject: 'Lunch', html: '<p>At noon?</p>' },
});
composer.send({ type: 'send' });
const { context } = await waitFor(composer, ({ context: { submission } }) => submission !== null);
console.log(context.submission?.recipients); // ['chen.wei@jinshu.example']
composer.stop();
