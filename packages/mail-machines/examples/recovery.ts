import type { RecoveryWay } from '@jinshu/api';
import { recoveryMachine } from '@jinshu/mail-machines';
import { createActor, fromPromise, waitFor } from 'xstate';

interface Begun {
  ticket: string;
  ways: readonly RecoveryWay[];
  question: string;
}
const beginRecovery = fromPromise<Begun, { account: string; captchaId: string | undefined }>(async () => ({
  ticket: 't1',
  ways: ['question'],
  question: 'First street?',
}));
const recovery = createActor(
  recoveryMachine.provide({
    actors: { beginRecovery },
  }),
).start();

recovery.send({ type: 'begin', account: 'lin.yue@jinshu.example', captchaId: undefined });
const { context } = await waitFor(recovery, (snapshot) => snapshot.matches({ proof: 'waiting' }));
console.log(context.question); // 'First street?'
recovery.send({ type: 'restart' });
console.log(recovery.getSnapshot().context.ticket); // ''
recovery.stop();
