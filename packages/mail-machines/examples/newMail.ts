import { type NewMailRef, newMailMachine } from '@jinshu/mail-machines';
import { createActor, fromPromise, waitFor } from 'xstate';

const notice = createActor(
  newMailMachine.provide({ actors: { deleteNewMail: fromPromise<void, NewMailRef>(async () => undefined) } }),
).start();
notice.on('read', ({ mail }) => console.log(mail)); // { folder: 'INBOX', uid: 5 }

const [first, second] = [
  { folder: 'INBOX', uid: 4 },
  { folder: 'INBOX', uid: 5 },
];
notice.send({ type: 'arrived', mails: [first, second] });
notice.send({ type: 'read', mail: second });
notice.send({ type: 'delete', mail: first });
const { context } = await waitFor(notice, ({ context: { mails } }) => mails.length === 0);
console.log(context.problem); // null
notice.stop();
