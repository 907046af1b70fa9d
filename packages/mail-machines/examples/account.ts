import { accountMachine, pushMachine, sessionMachine } from '@jinshu/mail-machines';
import { createActor, fromCallback, fromPromise } from 'xstate';

const push = pushMachine.provide({
  actors: { getPushToken: fromPromise(async () => ({ token: 'secret', version: 7 })), connection: fromCallback(() => undefined) },
});
const session = sessionMachine.provide({ actors: { refreshSession: fromPromise<void>(async () => undefined) } });
const account = createActor(accountMachine.provide({ actors: { push, session } }), {
  input: { userName: 'lin.yue@jinshu.example', hasPush: false, idleAfter: 1800, expiresAfter: 1800, refreshedFor: 1800 },
}).start();

account.send({ type: 'openMessage', folder: 'INBOX', uid: 4, title: 'Budget' });
account.send({ type: 'openSearch', title: 'Search', query: { keyword: 'budget' } });
console.log(account.getSnapshot().context.tabs.map(({ id }) => id)); // ['reading:INBOX:4', 'search:keyword=budget']
account.send({ type: 'close', id: 'search:keyword=budget' });
console.log(account.getSnapshot().context.activeId); // 'reading:INBOX:4'
account.stop();
