import { emptyDraft, type Submission } from '@jinshu/api';
import { composeMachine, sendMachine } from '@jinshu/mail-machines';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { type CopyStore, type DraftCopy, forgottenAfterMs } from './copyStore.ts';
import { keepCopy } from './draftCopies.ts';
import { keepLetters } from './keepLetters.ts';
import { leftCopies } from './leftCopies.ts';

const draft = {
  ...emptyDraft('6c1f1c34-8a3f-4a54-9a55-0a6d6f0f8a10', { address: 'lin.yue@jinshu.example', name: '林月' }),
  password: 'secret',
};

/** Minimum content of a message that can be sent. */
const whole = { to: [{ address: 'chen.wei@jinshu.example', name: '' }], subject: '评审', html: '<p>x</p>' };

function memory(): CopyStore & { copies: Map<string, DraftCopy> } {
  const copies = new Map<string, DraftCopy>();
  return {
    copies,
    put: async (copy) => void copies.set(copy.draftId, copy),
    drop: async (draftId) => void copies.delete(draftId),
    all: async () => [...copies.values()],
  };
}

function start() {
  const store = memory();
  const state = { isDiscarded: false };
  const submission: Submission = {
    messageId: '',
    recipients: [],
    isSuccess: true,
    failedAddresses: [],
    type: 'sent',
    draftId: draft.draftId,
    version: 1,
  };
  const offered: DraftCopy[] = [];
  const composer = createActor(
    composeMachine.provide({
      actors: {
        saveDraft: fromPromise(async () => ({ version: 1, savedAt: 1 })),
        uploadAttachment: fromCallback(() => undefined),
        send: sendMachine.provide({
          actors: {
            sendDraft: fromPromise(async ({ input }) =>
              input.undoForMs === undefined ? submission : { ...submission, type: 'held' as const },
            ),
          },
        }),
      },
    }),
    { input: { draft, autosaveMs: 0 } },
  );
  composer.start();
  keepCopy(composer, {
    userName: 'lin.yue',
    title: 'Compose',
    isDiscarded: () => state.isDiscarded,
    onWrittenSince: (copy) => offered.push(copy),
    store,
  });
  return { composer, store, state, offered };
}
const kept = (store: ReturnType<typeof memory>) => vi.waitFor(() => expect(store.copies.size).toBe(1), { timeout: 5000 });
const gone = (store: ReturnType<typeof memory>) => vi.waitFor(() => expect(store.copies.size).toBe(0), { timeout: 5000 });

describe('the copy of a letter in the browser', () => {
  it('is kept without autosave, and without the password', async () => {
    const { composer, store } = start();
    composer.send({ type: 'change', change: { subject: '评审' } });
    await kept(store);
    expect([...store.copies.values()]).toMatchObject([
      { draftId: draft.draftId, userName: 'lin.yue', title: '评审', draft: { subject: '评审', password: '' } },
    ]);
  });

  it('names the files that were still on their way, and are gone with the page', async () => {
    const { composer, store } = start();
    composer.send({ type: 'attach', key: 'k', name: '报价.xlsx', size: 5, file: null });
    await kept(store);
    expect([...store.copies.values()]).toMatchObject([{ attachments: [], lost: [{ name: '报价.xlsx', size: 5 }] }]);
  });

  it('goes when the server has the letter', async () => {
    const { composer, store } = start();
    composer.send({ type: 'change', change: { subject: '评审' } });
    await kept(store);
    composer.send({ type: 'save' });
    await waitFor(composer, (snapshot) => snapshot.context.savedAt === 1);
    await gone(store);
  });

  it('stays when the session ends, with what was typed last', async () => {
    const { composer, store } = start();
    composer.send({ type: 'change', change: { subject: '最后一句' } });
    composer.stop();
    await kept(store);
  });

  it('goes while the server holds the mail back to be undone: what is offered after a crash is no mail that has gone', async () => {
    const { composer, store } = start();
    composer.send({ type: 'change', change: whole });
    await kept(store);
    composer.send({ type: 'send', undoMs: 10_000 });
    await gone(store);
    composer.stop();
    expect(await leftCopies('lin.yue', 0, store)).toEqual([]);
  });

  it('of what was written while a mail went out becomes a letter of its own, with the words of the last moment', async () => {
    const { composer, store, offered } = start();
    composer.send({ type: 'change', change: whole });
    composer.send({ type: 'send' });
    composer.send({ type: 'change', change: { subject: '又想到' } });
    await waitFor(composer, (snapshot) => snapshot.hasTag('sent'));
    composer.send({ type: 'change', change: { html: '<p>最后一句</p>' } });
    await kept(store);
    const [copy] = store.copies.values();
    expect(copy).toMatchObject({ title: '又想到', draft: { ...whole, subject: '又想到', html: '<p>最后一句</p>', version: 0 } });
    expect([copy?.draftId === draft.draftId, copy?.draft.draftId]).toEqual([false, copy?.draftId]);
    expect(offered.at(-1)).toEqual(copy);
  });

  it('is not made of a mail that went out as it stands', async () => {
    const { composer, store, offered } = start();
    composer.send({ type: 'change', change: whole });
    composer.send({ type: 'send' });
    await waitFor(composer, (snapshot) => snapshot.hasTag('sent'));
    await gone(store);
    expect(offered).toEqual([]);
  });

  it('stays when a mail that is held back is closed and was written on', async () => {
    const { composer, store, state } = start();
    composer.send({ type: 'change', change: whole });
    composer.send({ type: 'send', undoMs: 10_000 });
    await waitFor(composer, (snapshot) => snapshot.hasTag('undoable'));
    composer.send({ type: 'change', change: { subject: '又想到' } });
    state.isDiscarded = true;
    composer.stop();
    await kept(store);
    expect([...store.copies.values()]).toMatchObject([{ draftId: draft.draftId, draft: { subject: '又想到' } }]);
  });

  it('stays while a file of a saved draft is on its way, names it, and goes when the server has that too', async () => {
    const { composer, store } = start();
    composer.send({ type: 'change', change: whole });
    composer.send({ type: 'attach', key: 'k', name: '报价.xlsx', size: 5, file: null });
    composer.send({ type: 'save' });
    await waitFor(composer, (snapshot) => snapshot.context.savedAt === 1);
    await vi.waitFor(
      () => expect([...store.copies.values()]).toMatchObject([{ draft: { version: 1 }, attachments: [], lost: [{ name: '报价.xlsx' }] }]),
      { timeout: 5000 },
    );
    composer.send({ type: 'uploaded', key: 'k', attachment: { id: 4, name: '报价.xlsx', size: 5 } });
    composer.send({ type: 'save' });
    await gone(store);
  });

  it('goes when the writer throws the letter away', async () => {
    const { composer, store, state } = start();
    composer.send({ type: 'change', change: { subject: '评审' } });
    await kept(store);
    state.isDiscarded = true;
    composer.stop();
    await gone(store);
  });

  it('LCK-15 is made of each open letter when the screen locks, also of a saved one, but of none that is sent or on its way', async () => {
    const { composer, store } = start();
    composer.send({ type: 'change', change: whole });
    composer.send({ type: 'save' });
    await waitFor(composer, (snapshot) => snapshot.context.savedAt === 1);
    await gone(store);
    await keepLetters();
    expect([...store.copies.values()]).toMatchObject([{ draftId: draft.draftId, draft: { subject: '评审', version: 1 } }]);
    composer.send({ type: 'send' });
    await waitFor(composer, (snapshot) => snapshot.hasTag('sent'));
    await gone(store);
    await keepLetters();
    expect(store.copies.size).toBe(0);
  });

  it('is offered to its writer alone, and forgotten after a month', async () => {
    const store = memory();
    const copy = { title: '', draft, attachments: [], at: 1000 };
    for (const [draftId, userName] of [
      ['a', 'lin.yue'],
      ['b', 'chen.wei'],
    ] as const)
      await store.put({ ...copy, draftId, userName });
    expect((await leftCopies('lin.yue', 2000, store)).map(({ draftId }) => draftId)).toEqual(['a']);
    expect(await leftCopies('lin.yue', 1001 + forgottenAfterMs, store)).toEqual([]);
    expect(store.copies.size).toBe(0);
  });
});
