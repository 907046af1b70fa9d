import { type Draft, emptyDraft, Problem, type Submission } from '@jinshu/api';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, type NonReducibleUnknown, SimulatedClock, type SnapshotFrom, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { type SendInput, sendMachine } from '../send/sendMachine.ts';
import { type ComposeInput, isWrittenOn, type MissingNumber } from './composeForm.ts';
import { type ComposeEvent, composeMachine, type LoadedDraft } from './composeMachine.ts';

const blank = emptyDraft('6c1f1c34-8a3f-4a54-9a55-0a6d6f0f8a10', { address: 'lin.yue@jinshu.example', name: '林月' });
const complete: Draft = { ...blank, to: [{ address: 'chen.wei@jinshu.example', name: '陈伟' }], subject: '评审', html: '<p>周五可以</p>' };
const submission: Submission = {
  messageId: 'm@jinshu.example',
  recipients: ['chen.wei@jinshu.example'],
  isSuccess: true,
  failedAddresses: [],
  type: 'sent',
  draftId: blank.draftId,
  version: 3,
};

function start(input: Partial<ComposeInput> = {}) {
  const clock = new SimulatedClock();
  const sendDraft = vi.fn(
    async ({ undoForMs }: SendInput): Promise<Submission> =>
      undoForMs === undefined ? submission : { ...submission, messageId: '', type: 'held', version: 4 },
  );
  const saveDraft = vi.fn(async (_: { draft: Draft }) => ({ version: 2, savedAt: 1_000 }));
  const loadDraft = vi.fn(
    async (_: { draftId: string }): Promise<LoadedDraft> => ({ draft: { ...complete, version: 7 }, attachments: [] }),
  );
  const checkNumbers = vi.fn(async (_: { recipients: Draft['to'] }): Promise<readonly MissingNumber[]> => []);
  const saveNumbers = vi.fn(async (_: { numbers: readonly (MissingNumber & { mobile: string })[] }) => undefined);
  const uploads = new Map<string, (event: ComposeEvent) => void>();
  const ended = vi.fn();
  const compose = createActor(
    composeMachine.provide({
      actors: {
        saveDraft: fromPromise(({ input: given }) => saveDraft(given)),
        loadDraft: fromPromise(({ input: given }) => loadDraft(given)),
        checkNumbers: fromPromise(({ input: given }) => checkNumbers(given)),
        saveNumbers: fromPromise(({ input: given }) => saveNumbers(given)),
        send: sendMachine.provide({ actors: { sendDraft: fromPromise(({ input: given }) => sendDraft(given)) } }),
        uploadAttachment: fromCallback(({ input: given, sendBack }) => {
          uploads.set((given as { key: string }).key, sendBack);
          return ended;
        }),
      },
    }),
    { input: { draft: blank, autosaveMs: 300_000, ...input }, clock },
  );
  compose.start();
  return { compose, clock, sendDraft, saveDraft, loadDraft, checkNumbers, saveNumbers, uploads, ended };
}

const change = (patch: Partial<Draft>): ComposeEvent => ({ type: 'change', change: patch });
const attach = (key: string, size = 10, name = '报价.pdf'): ComposeEvent => ({ type: 'attach', key, name, size, file: {} });
const stored = (id: number) => ({ id, name: '报价.pdf', size: 10, type: 'application/pdf', createdAt: '2026-11-21T00:00:00Z' });
const problemCode = (snapshot: SnapshotFrom<typeof composeMachine>) => (snapshot.context.problem as Problem | null)?.code;

describe('compose', () => {
  it.each([
    ['SND-01', {}, 'input-receiver'],
    ['PIC-05', { to: [{ address: 'nobody@@example', name: '' }] }, 'email-format'],
    ['SND-05', { to: complete.to, replyTo: 'nowhere' }, 'email-format'],
    ['SND-02', { to: complete.to }, 'missing-subject'],
    ['RFC 5322', { to: complete.to, subject: '长'.repeat(999) }, 'subject-too-long'],
    ['SND-03', { to: complete.to, subject: '评审', html: '<p><br></p>' }, 'enter-content'],
  ] as const)('%s does not send %j and says %s', (_, patch, code) => {
    const { compose, sendDraft } = start();
    compose.send(change({ ...patch, to: [...((patch as { to?: Draft['to'] }).to ?? [])] }));
    compose.send({ type: 'send' });
    expect(problemCode(compose.getSnapshot())).toBe(code);
    expect(sendDraft).not.toHaveBeenCalled();
    expect(compose.getSnapshot().value).toMatchObject({ form: 'editing' });
  });

  it('SND-13 SND-14 sends what is on the form and keeps the result for the success page', async () => {
    const { compose, sendDraft } = start({ draft: complete });
    compose.send({ type: 'send' });
    await waitFor(compose, (snapshot) => snapshot.hasTag('sent'));
    expect(sendDraft).toHaveBeenCalledWith({ draft: { ...complete, attachments: [] } });
    expect(compose.getSnapshot().context.submission).toEqual(submission);
  });

  it('a file that went with its page is missed: the letter does not go before it is there again, or taken out', async () => {
    const { compose, sendDraft } = start({ draft: complete, lost: [{ name: '报价.xlsx', size: 5 }] });
    compose.send({ type: 'send' });
    expect(problemCode(compose.getSnapshot())).toBe('upload-incomplete');
    expect(compose.getSnapshot().context.attachments).toMatchObject([{ name: '报价.xlsx', size: 5, state: 'failed' }]);
    compose.send({ type: 'detach', key: 'lost-0' });
    compose.send({ type: 'send' });
    await waitFor(compose, (snapshot) => snapshot.hasTag('sent'));
    expect(sendDraft).toHaveBeenCalledOnce();
  });

  it('PIC-04 each address stands in a field once, also one that was moved there or changed into another', () => {
    const { compose } = start({ draft: complete });
    const [chen = { address: '', name: '' }] = complete.to;
    compose.send(change({ cc: [chen, { ...chen, address: chen.address.toUpperCase() }, { address: 'li.na@jinshu.example', name: '' }] }));
    expect(compose.getSnapshot().context.draft.cc).toEqual([chen, { address: 'li.na@jinshu.example', name: '' }]);
    expect(compose.getSnapshot().context.draft.to).toBe(complete.to);
  });

  it('pressing twice sends once', async () => {
    const { compose, sendDraft } = start({ draft: complete });
    compose.send({ type: 'send' });
    compose.send({ type: 'send' });
    await waitFor(compose, (snapshot) => snapshot.hasTag('sent'));
    expect(sendDraft).toHaveBeenCalledOnce();
  });

  it('SND-17 goes back to the form with the problem when the server refuses, and nothing is lost', async () => {
    const { compose, sendDraft } = start({ draft: complete });
    sendDraft.mockRejectedValueOnce(new Problem('sender-not-yours'));
    compose.send({ type: 'send' });
    await waitFor(compose, (snapshot) => problemCode(snapshot) === 'sender-not-yours');
    expect(compose.getSnapshot().context.draft).toEqual(complete);
    compose.send({ type: 'send' });
    await waitFor(compose, (snapshot) => snapshot.hasTag('sent'));
  });

  describe('what is written while a mail is on its way', () => {
    const written = {
      to: [...complete.to, { address: 'shen.he@jinshu.example', name: '' }],
      subject: '评审（改）',
      text: '又一句',
      html: '<p>又一句</p>',
    };
    function sending(send: { undoMs?: number } = {}) {
      const given = start({ draft: complete, autosaveMs: 1_000 });
      let answer: (submission: Submission) => void = () => undefined;
      let refuse: (error: unknown) => void = () => undefined;
      given.sendDraft.mockImplementationOnce(
        () =>
          new Promise((resolve, reject) => {
            answer = resolve;
            refuse = reject;
          }),
      );
      given.compose.send({ type: 'send', ...send });
      given.compose.send(change(written));
      return { ...given, answer: (one: Submission) => answer(one), refuse: (error: unknown) => refuse(error) };
    }

    it('SND-17 stays when the server refuses, and goes with the next try', async () => {
      const { compose, sendDraft, refuse } = sending();
      refuse(new Problem('offline'));
      await waitFor(compose, (snapshot) => snapshot.matches({ form: 'editing' }));
      expect(compose.getSnapshot()).toMatchObject({
        value: { storage: { changed: 'counting' } },
        context: { draft: { ...complete, ...written } },
      });
      compose.send({ type: 'send' });
      await waitFor(compose, (snapshot) => snapshot.hasTag('sent'));
      expect(sendDraft.mock.calls.map(([{ draft }]) => draft)).toEqual([complete, { ...complete, ...written }]);
    });

    it('SND-14 is no part of what goes, and is still there when it has gone', async () => {
      const { compose, sendDraft, answer } = sending();
      answer(submission);
      await waitFor(compose, (snapshot) => snapshot.hasTag('sent'));
      const { context } = compose.getSnapshot();
      expect(sendDraft.mock.calls).toEqual([[{ draft: complete }]]);
      expect([isWrittenOn(context), context.draft]).toEqual([true, { ...complete, ...written }]);
      compose.send(change({ html: '<p>最后一句</p>' }));
      expect(compose.getSnapshot().context.draft.html).toBe('<p>最后一句</p>');
    });

    it('does not go when the time for undoing is up: the mail does that the server holds', async () => {
      const { compose, clock, sendDraft, answer } = sending({ undoMs: 10_000 });
      answer({ ...submission, messageId: '', type: 'held', version: 4 });
      await waitFor(compose, (snapshot) => snapshot.hasTag('undoable'));
      compose.send(change({ subject: '再改' }));
      clock.increment(10_000);
      await waitFor(compose, (snapshot) => snapshot.hasTag('sent'));
      expect(sendDraft.mock.lastCall).toEqual([{ draft: { ...complete, version: 4 } }]);
      expect(compose.getSnapshot().context.draft.subject).toBe('再改');
    });

    it('is saved when the mail is taken back, and what comes during that is left to be saved', async () => {
      const { compose, saveDraft, answer } = sending({ undoMs: 10_000 });
      answer({ ...submission, messageId: '', type: 'held', version: 4 });
      await waitFor(compose, (snapshot) => snapshot.hasTag('undoable'));
      compose.send({ type: 'undo' });
      compose.send(change({ subject: '再改' }));
      await waitFor(compose, (snapshot) => snapshot.matches({ form: 'editing' }));
      expect(saveDraft.mock.calls).toEqual([[{ draft: { ...complete, ...written, version: 4 } }]]);
      expect(compose.getSnapshot()).toMatchObject({ value: { storage: { changed: 'counting' } }, context: { draft: { subject: '再改' } } });
    });

    it.each([
      ['too long a subject', { subject: '长'.repeat(999) }],
      ['nothing at all', { to: [], cc: [], bcc: [], subject: '', html: '', text: '' }],
    ])('keeps no mail from being taken back: %s', async (_, patch) => {
      const { compose, saveDraft, answer } = sending({ undoMs: 10_000 });
      answer({ ...submission, messageId: '', type: 'held', version: 4 });
      await waitFor(compose, (snapshot) => snapshot.hasTag('undoable'));
      compose.send(change(patch));
      compose.send({ type: 'undo' });
      await waitFor(compose, (snapshot) => snapshot.matches({ form: 'editing' }));
      expect(saveDraft.mock.calls).toEqual([[{ draft: { ...complete, version: 4 } }]]);
      expect(compose.getSnapshot()).toMatchObject({ value: { storage: { changed: 'counting' } }, context: { draft: patch } });
    });

    it('CMP-32 is asked about where it would lose something, and the mail goes on its way', async () => {
      const { compose, sendDraft, answer } = sending();
      compose.send(change({ cc: complete.to }));
      compose.send(change({ hasCc: false }));
      expect(compose.getSnapshot()).toMatchObject({ value: { form: 'sending' }, context: { question: { kind: 'drop-cc' } } });
      compose.send({ type: 'cancel' });
      expect(compose.getSnapshot().context).toMatchObject({ question: null, draft: { cc: complete.to } });
      answer(submission);
      await waitFor(compose, (snapshot) => snapshot.hasTag('sent'));
      expect(sendDraft).toHaveBeenCalledOnce();
    });

    it('a mail that waits for its files is called back', () => {
      const { compose, sendDraft } = start({ draft: complete });
      compose.send(attach('a'));
      compose.send({ type: 'send' });
      expect(compose.getSnapshot().hasTag('canUndo')).toBe(true);
      compose.send({ type: 'undo' });
      expect([compose.getSnapshot().value, sendDraft.mock.calls.length]).toMatchObject([{ form: 'editing' }, 0]);
    });
  });

  it('SND-04 takes the first attachment as the subject when there is none', async () => {
    const { compose, sendDraft } = start({
      draft: { ...complete, subject: '' },
      attachments: [{ id: 4, name: '三季度.报价.xlsx', size: 5 }],
    });
    compose.send({ type: 'send' });
    await waitFor(compose, (snapshot) => snapshot.hasTag('sent'));
    expect(sendDraft.mock.calls[0]?.[0].draft).toMatchObject({ subject: '三季度.报价', attachments: [{ id: 4 }] });
  });

  it('waits for the files that are on their way before it sends', async () => {
    const { compose, sendDraft, uploads } = start({ draft: complete });
    compose.send(attach('a'));
    compose.send({ type: 'send' });
    expect(compose.getSnapshot().value).toMatchObject({ form: 'collecting' });
    uploads.get('a')?.({ type: 'uploadProgressed', key: 'a', sentBytes: 5 });
    uploads.get('a')?.({ type: 'uploaded', key: 'a', attachment: stored(9) });
    await waitFor(compose, (snapshot) => snapshot.hasTag('sent'));
    expect(sendDraft.mock.calls[0]?.[0].draft.attachments).toEqual([{ id: 9 }]);
  });

  it('does not send without a file that failed, and sends once it was taken off', async () => {
    const { compose, uploads, ended } = start({ draft: complete });
    compose.send(attach('a'));
    uploads.get('a')?.({ type: 'uploadFailed', key: 'a', problem: new Problem('offline') });
    compose.send({ type: 'send' });
    expect(problemCode(compose.getSnapshot())).toBe('upload-incomplete');
    compose.send({ type: 'detach', key: 'a' });
    expect(ended).toHaveBeenCalled();
    compose.send({ type: 'send' });
    await waitFor(compose, (snapshot) => snapshot.hasTag('sent'));
  });

  it('ATT-07 drops files of size 0', () => {
    const { compose } = start();
    compose.send(attach('a', 0));
    expect(compose.getSnapshot().context.attachments).toEqual([]);
  });

  it('CMP-44 keeps no draft that has neither content nor subject nor attachment', () => {
    const { compose, saveDraft } = start();
    compose.send({ type: 'save' });
    expect(problemCode(compose.getSnapshot())).toBe('nothing-to-save');
    expect(saveDraft).not.toHaveBeenCalled();
  });

  it.each(['save', 'autosave'])('a subject that is too long is not cut: %s', async (how) => {
    const { compose, clock, saveDraft } = start({ draft: complete, autosaveMs: 1_000 });
    compose.send(change({ subject: '长'.repeat(999) }));
    if (how === 'save') compose.send({ type: 'save' });
    else clock.increment(10_000);
    expect([problemCode(compose.getSnapshot()), saveDraft.mock.calls.length]).toEqual([how === 'save' ? 'subject-too-long' : undefined, 0]);
    compose.send(change({ subject: '长'.repeat(998) }));
    compose.send({ type: 'save' });
    await waitFor(compose, (snapshot) => snapshot.context.savedAt === 1_000);
  });

  it('CMP-49 CMP-59 saves over the version it saved before', async () => {
    const { compose, saveDraft } = start({ draft: complete });
    compose.send({ type: 'save' });
    await waitFor(compose, (snapshot) => snapshot.context.savedAt === 1_000);
    expect(compose.getSnapshot().context.draft.version).toBe(2);
    compose.send({ type: 'save' });
    expect(saveDraft.mock.calls[1]?.[0].draft.version).toBe(2);
  });

  it('CMP-45 saves a changed draft by itself after the interval, and an unchanged one never', async () => {
    const { compose, clock, saveDraft } = start({ autosaveMs: 300_000 });
    clock.increment(900_000);
    expect(saveDraft).not.toHaveBeenCalled();
    compose.send(change({ subject: '评审' }));
    clock.increment(299_999);
    expect(saveDraft).not.toHaveBeenCalled();
    clock.increment(1);
    await waitFor(compose, (snapshot) => snapshot.context.savedAt === 1_000);
    clock.increment(900_000);
    expect(saveDraft).toHaveBeenCalledOnce();
  });

  it('CMP-46 does not save by itself when autosave is off', () => {
    const { compose, clock, saveDraft } = start({ autosaveMs: 0 });
    compose.send(change({ subject: '评审' }));
    clock.increment(10_000_000);
    expect(saveDraft).not.toHaveBeenCalled();
  });

  it('what is typed during a save is still unsaved after it', async () => {
    const { compose } = start({ draft: complete });
    compose.send({ type: 'save' });
    compose.send(change({ subject: '评审（改）' }));
    await waitFor(compose, (snapshot) => snapshot.context.savedAt === 1_000);
    expect(compose.getSnapshot().value).toMatchObject({ storage: { changed: 'counting' } });
    expect(compose.getSnapshot().context.draft).toMatchObject({ subject: '评审（改）', version: 2 });
  });

  it('a send waits for the save that is under way', async () => {
    const { compose, saveDraft, sendDraft } = start({ draft: complete });
    let finish: (saved: { version: number; savedAt: number }) => void = () => undefined;
    saveDraft.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
    compose.send({ type: 'save' });
    compose.send({ type: 'send' });
    expect(sendDraft).not.toHaveBeenCalled();
    finish({ version: 5, savedAt: 1 });
    await waitFor(compose, (snapshot) => snapshot.hasTag('sent'));
    expect(sendDraft.mock.calls[0]?.[0].draft.version).toBe(5);
  });

  it.each([
    ['CMP-31', { html: '<p><b>粗</b></p>' }, { isHtml: false }, 'lose-formatting'],
    ['CMP-31', { html: '<p style="text-align: center">中</p>' }, { isHtml: false }, 'lose-formatting'],
    ['CMP-31', { html: '<p>字</p>' }, { isHtml: false }, 'lose-formatting'],
    [
      'CMP-31',
      { html: '<div data-jinshu-stationery="bamboo" style="background: #eee"><p><br></p></div>' },
      { isHtml: false },
      'lose-formatting',
    ],
    ['CMP-32', { cc: complete.to }, { hasCc: false }, 'drop-cc'],
    ['CMP-32', { hasBcc: true, bcc: complete.to }, { hasBcc: false }, 'drop-bcc'],
  ] as const)('%s asks before %j loses something', (_, given, patch, kind) => {
    const { compose } = start({ draft: { ...blank, ...(given as Partial<Draft>) } });
    compose.send(change(patch));
    expect(compose.getSnapshot().context.question?.kind).toBe(kind);
    compose.send({ type: 'cancel' });
    expect(compose.getSnapshot().context.draft).toMatchObject(given);
    compose.send(change(patch));
    compose.send({ type: 'confirm' });
    expect(compose.getSnapshot().context.draft).toMatchObject(patch);
  });

  it('CMP-31 an empty letter has no formatting to lose', () => {
    const { compose } = start({ draft: { ...blank, html: '<p><br></p>' } });
    compose.send(change({ isHtml: false }));
    expect(compose.getSnapshot().context).toMatchObject({ question: null, draft: { isHtml: false } });
  });

  describe('every state that the user can reach', () => {
    const never = <T, I extends NonReducibleUnknown>() => fromPromise<T, I>(() => new Promise<T>(() => undefined));
    const machine = composeMachine.provide({
      actors: {
        saveDraft: never<{ version: number; savedAt: number }, { draft: Draft }>(),
        loadDraft: never<LoadedDraft, { draftId: string }>(),
        checkNumbers: never<readonly MissingNumber[], { recipients: Draft['to'] }>(),
        saveNumbers: never<void, { numbers: readonly (MissingNumber & { mobile: string })[] }>(),
        send: sendMachine.provide({ actors: { sendDraft: never<Submission, { draft: Draft }>() } }),
        uploadAttachment: fromCallback(() => undefined),
      },
    });
    const answered = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output, actorId: id }) as unknown as ComposeEvent;
    const failed = (id: string, error: unknown) => ({ type: `xstate.error.actor.${id}`, error, actorId: id }) as unknown as ComposeEvent;
    const passed = (id: string) => ({ type: id }) as unknown as ComposeEvent;
    const form = (state: string, index = 0) => `${index}.compose.form.${state}`;
    const storage = (state: string, index = 0) => `${index}.compose.storage.${state}`;
    const number: MissingNumber = { address: 'chen.wei@jinshu.example', name: '陈伟', contactId: null };
    const paths = getShortestPaths(machine, {
      input: {
        draft: { ...complete, text: '见附件', notifiesBySms: true, cc: [{ address: 'shen.he@jinshu.example', name: '' }] },
        autosaveMs: 60_000,
        limits: { isSecure: true, mailLevel: 3, attachLevel: 0 },
      },
      events: [
        change({ html: '<p><b>x</b></p>', level: 2 }),
        change({ isHtml: false }),
        change({ hasCc: false }),
        { type: 'confirm' },
        { type: 'cancel' },
        { type: 'save' },
        { type: 'send', at: 1, undoMs: 10_000 },
        { type: 'undo' },
        { type: 'enterNumbers', mobiles: {} },
        { type: 'enterNumbers', mobiles: { [number.address]: '1' } },
        { type: 'switched', presence: 'away' },
        { type: 'switched', presence: 'here' },
        { type: 'keepMine' },
        { type: 'keepBoth', draftId: 'd2' },
        { type: 'takeTheirs' },
        answered(form('checkingNumbers'), [number]),
        answered(form('savingNumbers'), undefined),
        failed(form('savingNumbers'), new Problem('offline')),
        passed('xstate.after.undoWindow.compose.form.undoable'),
        answered('send', { outcome: 'sent', submission }),
        answered('send', { outcome: 'sent', submission: { ...submission, type: 'held' } }),
        answered(form('undoing'), { version: 2, savedAt: 1 }),
        failed(form('undoing'), new Problem('draft-sent')),
        answered('send', { outcome: 'failed', error: new Problem('draft-stale', { version: 4 }) }),
        answered(storage('saving'), { version: 2, savedAt: 1 }),
        failed(storage('saving'), new Problem('draft-stale', { version: 4 })),
        failed(storage('saving'), new Problem('offline')),
        answered(storage('loading'), { draft: complete, attachments: [] }),
      ],
      serializeState: ({ value, context }) =>
        JSON.stringify([value, context.question?.kind, context.confirmed, context.draft.isHtml, context.draft.level > 0, context.presence]),
      limit: 60_000,
    });
    const states = new Map(paths.map(({ state }) => [JSON.stringify(state.value), state.value as { form: string; storage: unknown }]));

    it('reaches every part of the machine', () => {
      const forms = new Set([...states.values()].map((value) => value.form));
      const storages = new Set([...states.values()].map((value) => JSON.stringify(value.storage)));
      expect([...forms].sort()).toEqual([
        'checkingNumbers',
        'collecting',
        'confirming',
        'editing',
        'enteringNumbers',
        'savingNumbers',
        'sending',
        'sent',
        'undoable',
        'undoing',
      ]);
      expect([...storages].sort()).toEqual(
        ['clean', 'loading', 'saving', 'stale', { changed: 'counting' }, { changed: 'stopped' }]
          .map((value) => JSON.stringify(value))
          .sort(),
      );
    });

    it('never says that a mail has gone while it is still being changed or saved over', () => {
      for (const { storage: stored } of [...states.values()].filter((value) => value.form === 'sent'))
        expect(['clean', 'saving', 'loading']).toContain(stored);
    });

    it('sends nothing that was not confirmed', () => {
      for (const { state } of paths) {
        if (!['sending', 'sent', 'undoable', 'undoing'].includes((state.value as { form: string }).form)) continue;
        expect([...state.context.confirmed].sort()).toEqual(['forgotten-attachment', 'many-recipients']);
      }
    });

    it('a question about sending is open where one is asked, and nowhere else', () => {
      for (const { state } of paths)
        expect(state.context.question?.change === null).toBe((state.value as { form: string }).form === 'confirming');
    });
  });

  describe('options', () => {
    const at = Date.parse('2026-11-20T01:00:00Z');

    it.each([
      ['isScheduled', { isScheduled: true, scheduledAt: '2026-11-21T09:00' }],
      ['hasPassword', { hasPassword: true, password: 'aB3xY9' }],
      ['isBurn', { isBurn: true, burnLimit: 3, burnDate: '2026-11-27' }],
    ] as const)('CMP-23 choosing %s switches the other two off', (chosen, patch) => {
      const given = { isScheduled: true, scheduledAt: 'x', hasPassword: true, password: 'abcdef', isBurn: true, burnDate: 'y' };
      const { compose } = start({ draft: { ...blank, ...given } });
      compose.send(change(patch));
      const { isScheduled, scheduledAt, hasPassword, password, isBurn, burnLimit, burnDate } = compose.getSnapshot().context.draft;
      const none = { isScheduled: false, scheduledAt: '', hasPassword: false, password: '', isBurn: false, burnLimit: 1, burnDate: '' };
      expect({ isScheduled, scheduledAt, hasPassword, password, isBurn, burnLimit, burnDate }).toEqual({ ...none, ...patch });
      expect(compose.getSnapshot().context.draft[chosen]).toBe(true);
    });

    it('CMP-24 a mail in security mode gets no password', () => {
      const { compose } = start({ draft: { ...blank, isSecure: true } });
      compose.send(change({ hasPassword: true, password: 'abcdef' }));
      expect(compose.getSnapshot().context.draft).toMatchObject({ hasPassword: false, password: '' });
    });

    it.each([
      ['CMP-27', { isScheduled: true, scheduledAt: '2026-11-20T00:59:00Z' }, 'schedule-past'],
      ['CMP-25', { hasPassword: true, password: 'abc' }, 'mail-password-rule'],
      ['CMP-29', { isBurn: true, burnDate: '2026-11-20T00:00:00Z' }, 'burn-date-past'],
    ] as const)('%s does not send with %j', (_, patch, code) => {
      const { compose, sendDraft } = start({ draft: { ...complete, ...patch } });
      compose.send({ type: 'send', at });
      expect([problemCode(compose.getSnapshot()), sendDraft.mock.calls.length]).toEqual([code, 0]);
    });

    it('CMP-05 sent to each by itself, everybody stands in To and nobody is lost', () => {
      const [to, cc, bcc] = ['a@b.cn', 'c@d.cn', 'A@b.cn'].map((address) => [{ address, name: '' }]) as [
        Draft['to'],
        Draft['cc'],
        Draft['bcc'],
      ];
      const { compose } = start({ draft: { ...blank, to, cc, bcc, hasBcc: true } });
      compose.send(change({ isSeparate: true }));
      expect(compose.getSnapshot().context.draft).toMatchObject({ to: [...to, ...cc], cc: [], bcc: [] });
    });

    it('CMP-06 CMP-32 the field for answers is switched on, and asked about before it is switched off with an address in it', () => {
      const { compose } = start();
      compose.send({ type: 'change', change: { hasReplyTo: true } });
      compose.send(change({ replyTo: 'team@jinshu.example' }));
      compose.send({ type: 'change', change: { hasReplyTo: false } });
      expect(compose.getSnapshot().context.question?.kind).toBe('drop-reply-to');
      compose.send({ type: 'confirm' });
      expect(compose.getSnapshot().context).toMatchObject({ hasReplyTo: false, draft: { replyTo: '' } });
    });
  });

  describe('levels', () => {
    const limits = { isSecure: true, mailLevel: 3, attachLevel: 3 };
    const secure = { ...complete, isSecure: true };
    const file = { id: 4, name: '报价.pdf', size: 5 };

    it.each([
      ['CMP-39 ERR-48 without one', {}, [], 'mail-level-required', {}],
      ['CMP-40 ERR-49 with a file without one', { level: 2 }, [file], 'attach-level-required', { name: '报价.pdf' }],
      ['CMP-41 ERR-50 with a file above it', { level: 2 }, [{ ...file, level: 3 }], 'attach-level-above-mail', { name: '报价.pdf' }],
      ['CMP-43 above the own one', { level: 4 }, [], 'level-above-own', {}],
    ] as const)('CMP-36 %s a mail does not go', (_, patch, attachments, code, params) => {
      const { compose } = start({ draft: { ...secure, ...patch }, attachments, limits });
      compose.send({ type: 'send' });
      expect([problemCode(compose.getSnapshot()), (compose.getSnapshot().context.problem as Problem).params]).toEqual([code, params]);
    });

    it('CMP-42 sending to several is confirmed first', async () => {
      const cc = [{ address: 'shen.he@jinshu.example', name: '' }];
      const { compose, sendDraft } = start({ draft: { ...secure, level: 2, cc }, limits });
      compose.send({ type: 'send' });
      expect(compose.getSnapshot().context.question?.kind).toBe('many-recipients');
      compose.send({ type: 'cancel' });
      expect([compose.getSnapshot().matches({ form: 'editing' }), sendDraft.mock.calls.length]).toEqual([true, 0]);
      compose.send({ type: 'send' });
      compose.send({ type: 'confirm' });
      await waitFor(compose, (snapshot) => snapshot.hasTag('sent'));
    });
  });

  it('asks whether a file was forgotten, once', async () => {
    const { compose } = start({ draft: { ...complete, text: '报价单见附件。' } });
    compose.send({ type: 'send' });
    expect(compose.getSnapshot().context.question?.kind).toBe('forgotten-attachment');
    compose.send({ type: 'confirm' });
    await waitFor(compose, (snapshot) => snapshot.hasTag('sent'));
  });

  it('does not ask for a file when there is one', async () => {
    const { compose } = start({ draft: { ...complete, text: '报价单见附件。' }, attachments: [{ id: 4, name: '报价.pdf', size: 5 }] });
    compose.send({ type: 'send' });
    await waitFor(compose, (snapshot) => snapshot.hasTag('sent'));
  });

  it('SND-07 asks in the order recipients, answers, subject, content, levels, several recipients, numbers', async () => {
    const missing: MissingNumber = { address: 'chen.wei@jinshu.example', name: '陈伟', contactId: 9 };
    const { compose, checkNumbers } = start({
      draft: { ...blank, isSecure: true, replyTo: 'nowhere', notifiesBySms: true },
      limits: { isSecure: true, mailLevel: 3, attachLevel: 0 },
    });
    checkNumbers.mockResolvedValue([missing]);
    const seen: (string | undefined)[] = [];
    const press = () => {
      compose.send({ type: 'send' });
      const { problem, question } = compose.getSnapshot().context;
      seen.push((problem as Problem | null)?.code ?? question?.kind);
    };
    press();
    compose.send(change({ to: [...complete.to, { address: 'shen.he@jinshu.example', name: '' }] }));
    press();
    compose.send(change({ replyTo: '' }));
    press();
    compose.send(change({ subject: '评审' }));
    press();
    compose.send(change({ html: '<p>x</p>' }));
    press();
    compose.send(change({ level: 1 }));
    press();
    compose.send({ type: 'confirm' });
    await waitFor(compose, (snapshot) => snapshot.hasTag('asksNumbers'));
    expect(seen).toEqual(['input-receiver', 'email-format', 'missing-subject', 'enter-content', 'mail-level-required', 'many-recipients']);
  });

  describe('a notice by SMS', () => {
    const missing: MissingNumber[] = [
      { address: 'chen.wei@jinshu.example', name: '陈伟', contactId: null },
      { address: 'shen.he@jinshu.example', name: '', contactId: 9 },
    ];
    const draft = { ...complete, notifiesBySms: true };

    it('SND-08 is sent at once when all numbers are known', async () => {
      const { compose, checkNumbers } = start({ draft });
      compose.send({ type: 'send' });
      await waitFor(compose, (snapshot) => snapshot.hasTag('sent'));
      expect(checkNumbers).toHaveBeenCalledWith({ recipients: complete.to });
    });

    it('SND-09 SND-10 ERR-43 asks for those that are missing, keeps them, and sends', async () => {
      const { compose, checkNumbers, saveNumbers, sendDraft } = start({ draft });
      checkNumbers.mockResolvedValueOnce(missing);
      compose.send({ type: 'send' });
      await waitFor(compose, (snapshot) => snapshot.hasTag('asksNumbers'));
      compose.send({ type: 'enterNumbers', mobiles: { 'chen.wei@jinshu.example': '138', 'shen.he@jinshu.example': ' ' } });
      expect([problemCode(compose.getSnapshot()), saveNumbers.mock.calls.length]).toEqual(['sms-number-required', 0]);
      compose.send({ type: 'enterNumbers', mobiles: { 'chen.wei@jinshu.example': '138 ', 'shen.he@jinshu.example': '139' } });
      await waitFor(compose, (snapshot) => snapshot.hasTag('sent'));
      expect(saveNumbers).toHaveBeenCalledWith({
        numbers: [
          { ...missing[0], mobile: '138' },
          { ...missing[1], mobile: '139' },
        ],
      });
      expect(sendDraft).toHaveBeenCalledOnce();
    });

    it('asks again when the numbers could not be kept, and lets go when the user does not want to', async () => {
      const { compose, checkNumbers, saveNumbers } = start({ draft });
      checkNumbers.mockResolvedValueOnce(missing.slice(0, 1));
      saveNumbers.mockRejectedValueOnce(new Problem('offline'));
      compose.send({ type: 'send' });
      await waitFor(compose, (snapshot) => snapshot.hasTag('asksNumbers'));
      compose.send({ type: 'enterNumbers', mobiles: { 'chen.wei@jinshu.example': '138' } });
      // SND-09: the entered numbers stay visible until they are saved.
      expect(['asksNumbers', 'busy'].map((tag) => compose.getSnapshot().hasTag(tag as 'busy'))).toEqual([true, true]);
      await waitFor(compose, (snapshot) => problemCode(snapshot) === 'offline');
      expect(compose.getSnapshot().hasTag('asksNumbers')).toBe(true);
      compose.send({ type: 'cancel' });
      expect(compose.getSnapshot().matches({ form: 'editing' })).toBe(true);
    });
  });

  describe('a send that can be undone', () => {
    async function held() {
      const given = start({ draft: complete });
      given.compose.send({ type: 'send', undoMs: 10_000 });
      await waitFor(given.compose, (snapshot) => snapshot.hasTag('undoable'));
      return given;
    }

    it('is held by the server a little longer than it can be undone, so that it goes out whatever happens here', async () => {
      const { sendDraft } = await held();
      expect(sendDraft.mock.calls).toEqual([[{ draft: { ...complete, attachments: [] }, undoForMs: 15_000 }]]);
    });

    it('is taken back by saving it over the version that is held', async () => {
      const { compose, clock, sendDraft, saveDraft } = await held();
      clock.increment(9_999);
      compose.send({ type: 'undo' });
      await waitFor(compose, (snapshot) => snapshot.matches({ form: 'editing' }));
      expect(saveDraft.mock.calls[0]?.[0].draft).toMatchObject({ draftId: blank.draftId, version: 4 });
      clock.increment(60_000);
      expect(sendDraft).toHaveBeenCalledOnce();
      expect(compose.getSnapshot().context).toMatchObject({ savedAt: 1_000, draft: { version: 2 }, problem: null });
      expect(compose.getSnapshot().value).toMatchObject({ storage: 'clean' });
    });

    it('is saved when it was changed before and then taken back: nothing is left to save', async () => {
      const { compose, clock, saveDraft } = start({ draft: complete, autosaveMs: 1_000 });
      compose.send(change({ subject: '评审二' }));
      compose.send({ type: 'send', undoMs: 10_000 });
      await waitFor(compose, (snapshot) => snapshot.hasTag('undoable'));
      compose.send({ type: 'undo' });
      await waitFor(compose, (snapshot) => snapshot.matches({ form: 'editing', storage: 'clean' }));
      clock.increment(10_000);
      expect(saveDraft).toHaveBeenCalledOnce();
    });

    it.each(['when the time is up', 'at once when it is sent again'])('SND-14 is sent %s, over the version that is held', async (when) => {
      const { compose, clock, sendDraft } = await held();
      if (when.startsWith('when')) clock.increment(10_000);
      else compose.send({ type: 'send' });
      await waitFor(compose, (snapshot) => snapshot.hasTag('sent'));
      expect(sendDraft.mock.calls[1]).toEqual([{ draft: { ...complete, version: 4, attachments: [] } }]);
      expect(compose.getSnapshot().context.submission).toEqual(submission);
    });

    it('is told as sent when it had gone before it could be taken back', async () => {
      const { compose, saveDraft } = await held();
      saveDraft.mockRejectedValueOnce(new Problem('draft-sent'));
      compose.send({ type: 'undo' });
      await waitFor(compose, (snapshot) => snapshot.hasTag('sent'));
      expect(compose.getSnapshot().context.submission).toEqual(submission);
    });

    it('can be taken back again when the network failed meanwhile', async () => {
      const { compose, saveDraft } = await held();
      saveDraft.mockRejectedValueOnce(new Problem('offline'));
      compose.send({ type: 'undo' });
      await waitFor(compose, (snapshot) => problemCode(snapshot) === 'offline');
      expect(compose.getSnapshot().hasTag('undoable')).toBe(true);
      compose.send({ type: 'undo' });
      await waitFor(compose, (snapshot) => snapshot.matches({ form: 'editing' }));
    });

    it('was taken back by another window that wrote on it, and is asked about', async () => {
      const { compose, saveDraft } = await held();
      saveDraft.mockRejectedValueOnce(new Problem('draft-stale', { version: 7 }));
      compose.send({ type: 'undo' });
      await waitFor(compose, (snapshot) => snapshot.hasTag('stale'));
      expect(compose.getSnapshot().context.staleVersion).toBe(7);
    });
  });

  describe('a draft that another window saved', () => {
    const stale = new Problem('draft-stale', { version: 7 });
    async function overtaken() {
      const given = start({ draft: complete });
      given.saveDraft.mockRejectedValueOnce(stale);
      given.compose.send({ type: 'save' });
      await waitFor(given.compose, (snapshot) => snapshot.hasTag('stale'));
      return given;
    }

    it('is not overwritten before the user has said so', async () => {
      const { compose, clock, saveDraft } = await overtaken();
      compose.send({ type: 'save' });
      clock.increment(10_000_000);
      expect(saveDraft).toHaveBeenCalledOnce();
      compose.send({ type: 'keepMine' });
      await waitFor(compose, (snapshot) => snapshot.context.savedAt === 1_000);
      expect(saveDraft.mock.calls[1]?.[0].draft).toMatchObject({ draftId: blank.draftId, version: 7 });
    });

    it('stays beside this one, which becomes a draft of its own', async () => {
      const { compose, saveDraft } = await overtaken();
      compose.send({ type: 'keepBoth', draftId: 'another' });
      await waitFor(compose, (snapshot) => snapshot.context.savedAt === 1_000);
      expect(saveDraft.mock.calls[1]?.[0].draft).toMatchObject({ draftId: 'another', version: 0 });
      expect(compose.getSnapshot().context.tabDraftId).toBe(blank.draftId);
    });

    it('takes the place of this one', async () => {
      const { compose } = await overtaken();
      compose.send({ type: 'takeTheirs' });
      await waitFor(compose, (snapshot) => snapshot.context.replaced === 1);
      expect(compose.getSnapshot().context.draft).toEqual({ ...complete, version: 7 });
      expect(compose.getSnapshot().value).toMatchObject({ storage: 'clean' });
    });

    it.each(['save', 'send'] as const)('has gone out from there when this one is to %s: it can become another draft', async (type) => {
      const { compose, saveDraft, sendDraft } = start({ draft: complete });
      const asked = type === 'save' ? saveDraft : sendDraft;
      asked.mockRejectedValueOnce(new Problem('draft-sent'));
      compose.send({ type });
      await waitFor(compose, (snapshot) => snapshot.hasTag('stale'));
      expect(compose.getSnapshot().context.staleVersion).toBe('sent');
      compose.send({ type: 'keepMine' });
      compose.send({ type: 'takeTheirs' });
      expect(compose.getSnapshot().value).toMatchObject({ form: 'editing', storage: 'stale' });
      compose.send({ type: 'keepBoth', draftId: 'another' });
      await waitFor(compose, (snapshot) => snapshot.context.savedAt === 1_000);
      expect(saveDraft.mock.lastCall?.[0].draft).toMatchObject({ draftId: 'another', version: 0 });
    });

    it('is asked about when it is found while sending, and the mail goes then', async () => {
      const { compose, sendDraft } = start({ draft: complete });
      sendDraft.mockRejectedValueOnce(stale);
      compose.send({ type: 'send' });
      await waitFor(compose, (snapshot) => snapshot.hasTag('stale'));
      compose.send({ type: 'keepMine' });
      compose.send({ type: 'send' });
      await waitFor(compose, (snapshot) => snapshot.hasTag('sent'));
      expect(compose.getSnapshot().value).toMatchObject({ storage: 'clean' });
    });
  });

  describe('timers of the tabs', () => {
    it('CMP-47 going over to another mail starts the time of this one', async () => {
      const { compose, clock, saveDraft } = start({ draft: complete, autosaveMs: 1000 });
      compose.send(change({ subject: 'x' }));
      clock.increment(900);
      compose.send({ type: 'switched', presence: 'beside' });
      clock.increment(900);
      expect(saveDraft).not.toHaveBeenCalled();
      clock.increment(100);
      await waitFor(compose, (snapshot) => snapshot.context.savedAt === 1_000);
    });

    it('CMP-48 leaving all mails that are written stops it, and coming back starts it', async () => {
      const { compose, clock, saveDraft } = start({ draft: complete, autosaveMs: 1000 });
      compose.send(change({ subject: 'x' }));
      compose.send({ type: 'switched', presence: 'away' });
      clock.increment(100_000);
      expect(saveDraft).not.toHaveBeenCalled();
      compose.send({ type: 'switched', presence: 'here' });
      clock.increment(1000);
      await waitFor(compose, (snapshot) => snapshot.context.savedAt === 1_000);
    });
  });

  it('survives as plain data', () => {
    const { compose } = start({ draft: complete });
    compose.send(attach('a'));
    const { context } = compose.getSnapshot();
    expect(JSON.parse(JSON.stringify(context))).toEqual(context);
  });
});
