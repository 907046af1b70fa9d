import { emptyDraft, Problem } from '@jinshu/api';
import { describe, expect, it } from 'vitest';
import { type AnyActorRef, createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { composeMachine } from '../compose/composeMachine.ts';
import { pushMachine } from '../push/pushMachine.ts';
import { sendMachine } from '../send/sendMachine.ts';
import { sessionMachine } from '../session/sessionMachine.ts';
import { accountMachine, composerId } from './accountMachine.ts';
import { holderTabId } from './mailTabs.ts';

const input = { userName: 'lin.yue@jinshu.example', hasPush: true, idleAfter: 1800, expiresAfter: 1800, refreshedFor: 1800 };
const submission = (draftId: string) => ({
  messageId: 'm@jinshu.example',
  recipients: ['chen.wei@jinshu.example'],
  isSuccess: true,
  failedAddresses: [],
  type: 'sent' as const,
  draftId,
  version: 1,
});

const provided = accountMachine.provide({
  actors: {
    push: pushMachine.provide({
      actors: { getPushToken: fromPromise(async () => ({ token: 't', version: 7 })), connection: fromCallback(() => undefined) },
    }),
    session: sessionMachine.provide({ actors: { refreshSession: fromPromise<void>(async () => undefined) } }),
  },
});

const composer = composeMachine.provide({
  actors: {
    saveDraft: fromPromise(async () => ({ version: 1, savedAt: 0 })),
    send: sendMachine.provide({
      actors: {
        sendDraft: fromPromise(async ({ input: { draft, undoForMs } }) => ({
          ...submission(draft.draftId),
          ...(undoForMs && { type: 'held' as const }),
        })),
      },
    }),
    uploadAttachment: fromCallback(() => undefined),
  },
});

const start = () => {
  const account = createActor(provided, { input, clock: new SimulatedClock() });
  account.start();
  return account;
};
const letter = { type: 'openMessage', folder: 'INBOX', uid: 4, title: 'Budget' } as const;
const openIds = (account: ReturnType<typeof start>) => account.getSnapshot().context.tabs.map(({ id }) => id);
const draft = (id: string) => emptyDraft(id, { address: input.userName, name: '林月' });
const openComposer = (account: ReturnType<typeof start>, id = 'd1') =>
  account.send({ type: 'openComposer', title: 'Compose', composer, draft: draft(id), input: { autosaveMs: 0 } });

const writeIn = (account: ReturnType<typeof start>, id = 'd1') =>
  (account.getSnapshot().children[composerId(id)] as AnyActorRef).send({ type: 'change', change: { subject: 'x' } });

describe('account', () => {
  it('REV-08 TAB-02 gives a mail that is reviewed a tab of its own, once, which closes without a question', () => {
    const account = start();
    for (let n = 0; n < 2; n += 1) account.send({ type: 'openReview', reviewId: 7, title: '报价' });
    expect(account.getSnapshot().context.tabs).toMatchObject([{ id: 'review:7', kind: 'review', uid: 7, title: '报价' }]);
    expect(account.getSnapshot().context.activeId).toBe('review:7');
    account.send({ type: 'close', id: 'review:7' });
    expect([openIds(account), account.getSnapshot().value]).toEqual([[], 'open']);
  });

  it('TAB-02 takes the tabs of before a reload back in once, and for those who only read (SHR-09) those that read alone', () => {
    const before = start();
    before.send(letter);
    before.send({ type: 'openSearch', title: 'Search', query: { keyword: '预算' } });
    openComposer(before);
    const { tabs } = before.getSnapshot().context;
    const account = start();
    account.send(letter);
    account.send({ type: 'restoreTabs', tabs });
    expect([openIds(account), account.getSnapshot().context.activeId]).toEqual([
      ['reading:INBOX:4', 'search:keyword=%E9%A2%84%E7%AE%97'],
      'reading:INBOX:4',
    ]);
    const reader = createActor(provided, { input: { ...input, canWrite: false }, clock: new SimulatedClock() });
    reader.start();
    reader.send({ type: 'restoreTabs', tabs });
    expect(openIds(reader)).toEqual(['reading:INBOX:4']);
  });

  it('TAB-02 opens a letter of before a reload behind what is in view', () => {
    const account = start();
    account.send(letter);
    account.send({ type: 'openComposer', title: 'Compose', composer, draft: draft('d1'), input: { autosaveMs: 0 }, isBehind: true });
    expect([openIds(account), account.getSnapshot().context.activeId]).toEqual([['reading:INBOX:4', 'compose:d1'], 'reading:INBOX:4']);
  });

  it('TAB-07 activates the tab of a message that is open already', () => {
    const account = start();
    account.send(letter);
    account.send({ ...letter, uid: 5 });
    account.send(letter);
    expect(openIds(account)).toEqual(['reading:INBOX:4', 'reading:INBOX:5']);
    expect(account.getSnapshot().context.activeId).toBe('reading:INBOX:4');
  });

  it('TAB-07 a mail that is a file of another one has a tab of its own, which knows the tab of the mail that carries it', () => {
    const account = start();
    account.send(letter);
    const inside = { type: 'openAttached', folder: 'INBOX', uid: 4, sid: '2', title: 'First' } as const;
    account.send(inside);
    account.send({ ...inside, sid: '2!3', title: 'Second' });
    account.send(inside);
    const { tabs, activeId } = account.getSnapshot().context;
    expect(tabs).toMatchObject([{ kind: 'reading' }, { kind: 'attached', sid: '2' }, { kind: 'attached', sid: '2!3', title: 'Second' }]);
    expect(activeId).toBe(tabs[1]?.id);
    expect(tabs.slice(1).map(holderTabId)).toEqual([tabs[0]?.id, tabs[1]?.id]);
  });

  it('SRC-15 SRC-17 TAB-08 keeps what a search asks for in words, which makes no other search of it', () => {
    const account = start();
    const query = { keyword: '会议', folder: 'INBOX', date: 3 };
    account.send({
      type: 'openSearch',
      title: 'a',
      query: { ...query, folderText: 'Inbox', dateText: 'Last week' },
      hint: 'Keyword “会议”',
    });
    account.send({ type: 'openSearch', title: 'a', query: { ...query, folderText: '收件箱', dateText: '最近一周' } });
    expect(account.getSnapshot().context.tabs).toMatchObject([
      { kind: 'search', query: { ...query, folderText: 'Inbox', dateText: 'Last week' }, hint: 'Keyword “会议”' },
    ]);
  });

  it('TAB-08 activates the tab of the same search, whichever page it shows', () => {
    const account = start();
    account.send({ type: 'openSearch', title: 'a', query: { keyword: '会议', page: 1 } });
    account.send({ type: 'openSearch', title: 'a', query: { page: 2, keyword: '会议' } });
    expect(openIds(account)).toHaveLength(1);
  });

  it('TAB-01 TAB-04 close-all leaves only the first tab', () => {
    const account = start();
    account.send(letter);
    account.send({ ...letter, uid: 5 });
    account.send({ type: 'closeAll' });
    expect(account.getSnapshot().context).toMatchObject({ tabs: [], activeId: 'list' });
  });

  it('activates the neighbour of a tab that closes', () => {
    const account = start();
    for (const uid of [4, 5, 6]) account.send({ ...letter, uid });
    account.send({ type: 'activate', id: 'reading:INBOX:5' });
    account.send({ type: 'close', id: 'reading:INBOX:5' });
    expect(account.getSnapshot().context.activeId).toBe('reading:INBOX:6');
  });

  it('opens the mail that was made ready with the composer and the tab it has, and asks nothing about one that nobody opened', () => {
    const account = start();
    const prepare = (id: string) =>
      account.send({ type: 'openComposer', title: 'Compose', composer, draft: draft(id), input: { autosaveMs: 0 }, isAhead: true });
    const composerOf = (id: string) => account.getSnapshot().children[composerId(id)];
    prepare('d0');
    prepare('d1');
    const [tab, ready] = [account.getSnapshot().context.prepared, composerOf('d1')];
    expect([openIds(account), composerOf('d0'), tab?.id]).toEqual([[], undefined, 'compose:d1']);
    account.send({ type: 'closeAll' });
    expect(account.getSnapshot().value).toBe('open');
    openComposer(account, 'd1');
    expect(account.getSnapshot().context).toMatchObject({ activeId: 'compose:d1', prepared: null });
    expect([account.getSnapshot().context.tabs[0] === tab, composerOf('d1') === ready]).toEqual([true, true]);
    prepare('d2');
    openComposer(account, 'd3');
    expect([openIds(account), account.getSnapshot().context.prepared?.draftId]).toEqual([['compose:d1', 'compose:d3'], 'd2']);
  });

  it.each([
    ['SHR-09 a shared mailbox that may only be read opens reading tabs and no others, and says why', { canWrite: false }, 1, 3],
    ['SHR-09 one that may be written in opens every tab', { canWrite: true }, 4, 0],
    ["SHR-13 one's own mailbox opens every tab", {}, 4, 0],
  ])('%s', (_, rights, opened, refused) => {
    const account = createActor(provided, { input: { ...input, ...rights }, clock: new SimulatedClock() });
    const heard: unknown[] = [];
    account.on('refused', ({ problem }) => heard.push(problem));
    account.start();
    account.send(letter);
    openComposer(account);
    account.send({ type: 'openSearch', title: 'budget', query: { keyword: 'budget' } });
    account.send({ type: 'openReview', reviewId: 7, title: '报价' });
    const { tabs } = account.getSnapshot().context;
    // SHR-12: to read is always allowed.
    expect([tabs.length, tabs[0]?.kind]).toEqual([opened, 'reading']);
    expect(heard).toEqual(Array.from({ length: refused }, () => new Problem('mailbox-share-power')));
    expect(account.getSnapshot().children[composerId('d1')] === undefined).toBe(refused > 0);
  });

  it('TAB-15 closes a mail unasked in which nothing is unsaved', async () => {
    const account = start();
    openComposer(account);
    account.send({ type: 'close', id: 'compose:d1' });
    expect([account.getSnapshot().context.questions, openIds(account)]).toEqual([[], []]);
    openComposer(account);
    writeIn(account);
    const letterOf = () => account.getSnapshot().children[composerId('d1')] as AnyActorRef;
    letterOf().send({ type: 'save' });
    await waitFor(letterOf(), (snapshot) => snapshot.matches({ storage: 'clean' }));
    account.send({ type: 'close', id: 'compose:d1' });
    expect([account.getSnapshot().context.questions, openIds(account)]).toEqual([[], []]);
  });

  it('TAB-15 TAB-16 asks before an unsent mail is discarded, and refusing keeps it', () => {
    const account = start();
    openComposer(account);
    writeIn(account);
    account.send({ type: 'close', id: 'compose:d1' });
    expect(account.getSnapshot().context.questions).toEqual(['discard-compose']);
    account.send({ type: 'cancel' });
    expect(openIds(account)).toEqual(['compose:d1']);
    account.send({ type: 'close', id: 'compose:d1' });
    account.send({ type: 'confirm' });
    expect(openIds(account)).toEqual([]);
    expect(account.getSnapshot().children[composerId('d1')]).toBeUndefined();
  });

  it('TAB-13 TAB-14 asks before burn mail closes, one by one and together', () => {
    const account = start();
    account.send({ ...letter, isBurn: true });
    account.send({ ...letter, uid: 5 });
    account.send({ type: 'close', id: 'reading:INBOX:4' });
    expect(account.getSnapshot().context.questions).toEqual(['burn-close']);
    account.send({ type: 'cancel' });
    account.send({ type: 'closeAll' });
    expect(account.getSnapshot().context.questions).toEqual(['burn-close-all']);
  });

  it('TAB-09 TAB-10 asks about the unsent mail before it leaves the mailbox', () => {
    const account = start();
    const left: string[] = [];
    account.on('left', ({ to }) => left.push(to));
    openComposer(account);
    writeIn(account);
    account.send({ type: 'leave', to: '/mailbox/review' });
    expect(left).toEqual([]);
    account.send({ type: 'confirm' });
    expect(left).toEqual(['/mailbox/review']);
    expect(account.getSnapshot().context).toMatchObject({ tabs: [], activeId: 'list' });
  });

  it('TAB-12 a mail that the server holds back closes unasked, since it goes out by itself; taken back and written on, it is asked about', async () => {
    const account = start();
    openComposer(account);
    const letterOf = () => account.getSnapshot().children[composerId('d1')] as AnyActorRef;
    letterOf().send({ type: 'change', change: { to: [{ address: 'chen.wei@jinshu.example', name: '' }], subject: 'x', html: '<p>y</p>' } });
    letterOf().send({ type: 'send', undoMs: 10_000 });
    await waitFor(account, ({ context }) => context.tabs[0]?.isHeld === true);
    letterOf().send({ type: 'undo' });
    await waitFor(account, ({ context }) => context.tabs[0]?.isHeld === false);
    await waitFor(letterOf(), (snapshot) => snapshot.matches({ form: 'editing' }));
    writeIn(account);
    account.send({ type: 'close', id: 'compose:d1' });
    expect(account.getSnapshot().context.questions).toEqual(['discard-compose']);
    account.send({ type: 'cancel' });
    letterOf().send({ type: 'send', undoMs: 10_000 });
    await waitFor(account, ({ context }) => context.tabs[0]?.isHeld === true);
    account.send({ type: 'close', id: 'compose:d1' });
    expect(openIds(account)).toEqual([]);
  });

  it('TAB-06 TAB-12 SND-13 a sent mail gives its tab the subject and closes unasked', async () => {
    const account = start();
    openComposer(account);
    const composer = account.getSnapshot().children[composerId('d1')] as unknown as AnyActorRef;
    composer.send({
      type: 'change',
      change: { to: [{ address: 'chen.wei@jinshu.example', name: '' }], subject: '周五的评审', html: '<p>可以</p>' },
    });
    composer.send({ type: 'send' });
    await waitFor(account, ({ context }) => context.tabs[0]?.isSent === true);
    expect(account.getSnapshot().context.tabs[0]?.title).toBe('周五的评审');
    account.send({ type: 'close', id: 'compose:d1' });
    expect(openIds(account)).toEqual([]);
  });

  it('RED-55 a message that moved is read on in the same tab', () => {
    const account = start();
    account.send(letter);
    account.send({ type: 'replaceMessage', id: 'reading:INBOX:4', folder: 'Trash', uid: 1, title: 'Budget' });
    expect(openIds(account)).toEqual(['reading:Trash:1']);
    expect(account.getSnapshot().context.activeId).toBe('reading:Trash:1');
  });

  it('TAB-02 TAB-11 keeps its tabs as plain data', () => {
    const account = start();
    account.send({ ...letter, position: { sort: 'REVERSE ARRIVAL', viewFilter: '' } });
    const { tabs } = account.getSnapshot().context;
    expect(JSON.parse(JSON.stringify(tabs))).toEqual(tabs);
  });

  it('PSH-02 opens the push connection only when reminders are on', async () => {
    const account = start();
    await waitFor(account.getSnapshot().children.push as never as ReturnType<typeof start>, (snapshot) =>
      snapshot.hasTag('connected' as never),
    );
    const silent = createActor(provided, { input: { ...input, hasPush: false }, clock: new SimulatedClock() });
    silent.start();
    expect((silent.getSnapshot().children.push as AnyActorRef | undefined)?.getSnapshot().value).toBe('off');
  });

  it('SES-08 ends with the session', () => {
    const clock = new SimulatedClock();
    const account = createActor(provided, { input: { ...input, idleAfter: 120, expiresAfter: 100_000 }, clock });
    account.start();
    clock.increment(60_000);
    clock.increment(60_000);
    expect(account.getSnapshot().status).toBe('done');
  });
});
