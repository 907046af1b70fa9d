import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { type NewMailEmitted, type NewMailRef, newMailLimit, newMailMachine } from './newMailMachine.ts';

const mail = (uid: number, folder = 'INBOX'): NewMailRef => ({ folder, uid });

function start(deleteNewMail: (mail: NewMailRef) => Promise<void> = async () => undefined) {
  const asked: NewMailRef[] = [];
  const emitted: NewMailEmitted[] = [];
  const actor = createActor(
    newMailMachine.provide({
      actors: {
        deleteNewMail: fromPromise<void, NewMailRef>(({ input }) => {
          asked.push(input);
          return deleteNewMail(input);
        }),
      },
    }),
  );
  actor.on('read', (event) => void emitted.push(event));
  actor.start();
  const list = () => actor.getSnapshot().context.mails.map(({ uid }) => uid);
  const rest = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return { actor, asked, emitted, list, rest, context: () => actor.getSnapshot().context };
}

describe('the list of new messages', () => {
  it('PSH-08 takes what arrives, each message once', () => {
    const { actor, list } = start();
    actor.send({ type: 'arrived', mails: [mail(1), mail(2), mail(2)] });
    actor.send({ type: 'arrived', mails: [mail(2), mail(3), mail(2, 'Projects')] });
    expect(list()).toEqual([1, 2, 3, 2]);
  });

  it('PSH-08 drops the oldest where too many arrive', () => {
    const { actor, list, context } = start();
    actor.send({ type: 'arrived', mails: [mail(1), mail(2)] });
    actor.send({ type: 'show', mail: mail(1) });
    actor.send({ type: 'arrived', mails: Array.from({ length: newMailLimit }, (_, index) => mail(index + 3)) });
    expect([list().length, list()[0], context().current]).toEqual([newMailLimit, 3, null]);
  });

  it('PSH-12 reading a message emits it and takes it off; the next one shows', () => {
    const { actor, emitted, list, context } = start();
    actor.send({ type: 'arrived', mails: [mail(1), mail(2), mail(3)] });
    actor.send({ type: 'show', mail: mail(2) });
    actor.send({ type: 'read', mail: mail(2) });
    expect([emitted, list(), context().current]).toEqual([[{ type: 'read', mail: mail(2) }], [1, 3], mail(3)]);
    actor.send({ type: 'read', mail: mail(3) });
    expect([list(), context().current]).toEqual([[1], mail(1)]);
    actor.send({ type: 'read', mail: mail(1) });
    expect([list(), context().current]).toEqual([[], null]);
  });

  it('PSH-12 takes nothing off that is not in the list', () => {
    const { actor, emitted, list } = start();
    actor.send({ type: 'arrived', mails: [mail(1)] });
    actor.send({ type: 'read', mail: mail(9) });
    actor.send({ type: 'show', mail: mail(9) });
    actor.send({ type: 'delete', mail: mail(1, 'Projects') });
    expect([emitted, list(), actor.getSnapshot().value]).toEqual([[], [1], 'waiting']);
  });

  it('PSH-13 deleting a message asks the server and takes it off once that is done', async () => {
    const done = Promise.withResolvers<void>();
    const { actor, asked, list, rest } = start(() => done.promise);
    actor.send({ type: 'arrived', mails: [mail(1), mail(2)] });
    actor.send({ type: 'delete', mail: mail(1) });
    actor.send({ type: 'delete', mail: mail(2) });
    expect([asked, list(), actor.getSnapshot().hasTag('busy')]).toEqual([[mail(1)], [1, 2], true]);
    done.resolve();
    await rest();
    expect([list(), asked]).toEqual([[2], [mail(1)]]);
  });

  it('PSH-13 keeps a message that could not be deleted, and says why', async () => {
    const { actor, list, rest, context } = start(() => Promise.reject(new Error('offline')));
    actor.send({ type: 'arrived', mails: [mail(1)] });
    actor.send({ type: 'delete', mail: mail(1) });
    await rest();
    expect([list(), String(context().problem), context().deleting]).toEqual([[1], 'Error: offline', null]);
  });

  it('lets go what was read elsewhere, and everything when it is dismissed', () => {
    const { actor, list } = start();
    actor.send({ type: 'arrived', mails: [mail(1), mail(2), mail(3)] });
    actor.send({ type: 'gone', mails: [mail(1)] });
    expect(list()).toEqual([2, 3]);
    actor.send({ type: 'dismiss' });
    expect(list()).toEqual([]);
  });

  it('names the port that is missing', async () => {
    const actor = createActor(newMailMachine).start();
    actor.send({ type: 'arrived', mails: [mail(1)] });
    actor.send({ type: 'delete', mail: mail(1) });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    expect(String(actor.getSnapshot().context.problem)).toContain('"deleteNewMail" was not provided');
  });
});
