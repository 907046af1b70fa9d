import { emptyDraft } from '@jinshu/api';
import { type SendInput, type SentDraft, sendMachine } from '@jinshu/mail-machines';
import { createActor, fromPromise, waitFor } from 'xstate';

const sendDraft = fromPromise<SentDraft, SendInput>(() => Promise.reject(new Error('The server is away.')));
const sending = createActor(sendMachine.provide({ actors: { sendDraft } }), {
  input: { draft: emptyDraft('d1', { address: 'lin.yue@jinshu.example', name: 'Lin Yue' }) },
}).start();

const { output } = await waitFor(sending, ({ status }) => status === 'done');
console.log(output?.outcome); // 'failed'
