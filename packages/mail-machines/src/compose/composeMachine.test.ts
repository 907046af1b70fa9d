import { type Draft, emptyDraft, Problem, type Submission } from '@jinshu/api';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, type SnapshotFrom, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { sendMachine } from '../send/sendMachine.ts';
import { type ComposeEvent, type ComposeInput, composeMachine } from './composeMachine.ts';

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
  const sendDraft = vi.fn(async (_: { draft: Draft }): Promise<Submission> => submission);
  const saveDraft = vi.fn(async (_: { draft: Draft }) => ({ version: 2, savedAt: 1_000 }));
  const uploads = new Map<string, (event: ComposeEvent) => void>();
  const ended = vi.fn();
  const compose = createActor(
    composeMachine.provide({
      actors: {
        saveDraft: fromPromise(({ input: given }) => saveDraft(given)),
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
  return { compose, clock, sendDraft, saveDraft, uploads, ended };
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
    expect(compose.getSnapshot().value).toMatchObject({ storage: 'changed' });
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

  it('every state that the user can reach can be left, and says what it is', () => {
    const machine = composeMachine.provide({
      actors: {
        saveDraft: fromPromise(() => new Promise<{ version: number; savedAt: number }>(() => undefined)),
        send: sendMachine.provide({ actors: { sendDraft: fromPromise(() => new Promise<Submission>(() => undefined)) } }),
        uploadAttachment: fromCallback(() => undefined),
      },
    });
    const paths = getShortestPaths(machine, {
      input: { draft: complete, autosaveMs: 0 },
      events: [
        change({ subject: 'x' }),
        change({ isHtml: false, html: '' }),
        change({ html: '<b>x</b>', isHtml: true }),
        change({ hasCc: false }),
        { type: 'confirm' },
        { type: 'cancel' },
        { type: 'save' },
        { type: 'send' },
      ],
      serializeState: (snapshot) => JSON.stringify([snapshot.value, snapshot.context.question?.kind, snapshot.context.draft.html]),
      limit: 2000,
    });
    const reached = new Set(paths.map(({ state }) => JSON.stringify(state.value)));
    expect([...reached].sort()).toEqual(
      [
        { form: 'collecting', storage: 'saving' },
        { form: 'confirming', storage: 'changed' },
        { form: 'confirming', storage: 'saving' },
        { form: 'editing', storage: 'changed' },
        { form: 'editing', storage: 'clean' },
        { form: 'editing', storage: 'saving' },
        { form: 'sending', storage: 'changed' },
        { form: 'sending', storage: 'clean' },
      ]
        .map((value) => JSON.stringify(value))
        .sort(),
    );
  });

  it('survives as plain data', () => {
    const { compose } = start({ draft: complete });
    compose.send(attach('a'));
    const { context } = compose.getSnapshot();
    expect(JSON.parse(JSON.stringify(context))).toEqual(context);
  });
});
