import { decideReviews, getReviewState, getSharedStatus, listReviews, Problem, readReview } from '@jinshu/api';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleStatus } from '../../testing/examples.ts';
import { answer, type FakeAnswer } from '../../testing/fakeServer.ts';
import { closeApp, openApp, patience, press, told } from '../../testing/openApp.tsx';
import { exampleReview, exampleReviews, reviewAnswers } from '../../testing/reviewAnswers.ts';

vi.setConfig({ testTimeout: 40_000 });

afterEach(() => {
  vi.restoreAllMocks();
  closeApp();
});

const open = (answers: readonly FakeAnswer[] = reviewAnswers(), at = '/mailbox/review') => openApp({ at, answers });
const region = () => screen.findByRole('region', { name: 'Mail review' }, patience);
/** The rows of the list, once there are any. */
const listed = () =>
  waitFor(async () => {
    const rows = [...(await region()).querySelectorAll('[role="row"][data-key]')];
    if (rows.length === 0) throw new Error('The list has no rows yet.');
    return rows.map(({ textContent }) => textContent ?? '');
  }, patience);
const reviewRow = async (words: RegExp) => within(await region()).findByRole('row', { name: words }, patience);
const tabs = () =>
  within(screen.getByRole('tablist', { name: 'Open tabs' }))
    .getAllByRole('tab')
    .map(({ textContent }) => textContent);
/** Opens a message by its row, as Enter does. */
async function read(words: RegExp) {
  const row = await reviewRow(words);
  act(() => row.focus());
  fireEvent.keyDown(row, { key: 'Enter' });
  return screen.findByRole('article', { name: words }, patience);
}
const button = (name: string, place: HTMLElement = document.body) => within(place).getByRole('button', { name });
async function giveReason(text: string) {
  const form = within(await screen.findByRole('dialog', { name: 'Reason' }, patience));
  fireEvent.change(form.getByRole('textbox'), { target: { value: text } });
  press(form.getByRole('button', { name: 'Reject' }));
  return form;
}
const view = async (name: RegExp) => press(within(await region()).getByRole('radio', { name }));

it('BAK-54 mail to a moderated list is beside the others, with the list it waits for, and is permitted like them', async () => {
  const held = exampleReview({ id: 9, subject: '项目周报', heldReason: '项目组', reason: '项目组', list: '项目组' });
  const { server } = await open(reviewAnswers([...exampleReviews(), held]));
  const rows = await listed();
  expect(rows.find((text) => text.includes('项目周报'))).toContain('Waits for moderation of the list “项目组”');
  expect(rows.find((text) => text.includes('年度供应商'))).toContain('含外域收件人与附件');
  const article = await read(/项目周报/);
  expect(article.textContent).toContain('Waits for moderation of the list “项目组”');
  press(button('Approve', article));
  press(button('Approve', await screen.findByRole('alertdialog', {}, patience)));
  await waitFor(() => expect(server.callsOf(decideReviews)).toEqual([{ body: { status: 'permit', reviewIds: [9] } }]), patience);
});

describe('the way to the review', () => {
  it('REV-01 FLD-09 RTE-05 PRM-10 stands beside the folders of a reviewer, with the count of what waits', async () => {
    const { address } = await open(reviewAnswers(), '/mailbox/innerbox/INBOX');
    press(await screen.findByRole('treeitem', { name: /^Mail review, 3/ }, patience));
    await waitFor(() => expect(address()).toBe('/mailbox/review'), patience);
    expect(await listed()).toHaveLength(3);
  });

  it('REV-02 the count beside the folders is that of the answer that says who reviews', async () => {
    const { server } = await open(
      [answer(getReviewState, () => ({ count: 7, isReviewer: true })), ...reviewAnswers()],
      '/mailbox/innerbox/INBOX',
    );
    expect(await screen.findByRole('treeitem', { name: /^Mail review, 7/ }, patience)).toBeDefined();
    expect(server.callsOf(listReviews)).toEqual([]);
  });

  it('I18-07 writes times on a clock of 12 hours where the account has it so', async () => {
    await open([answer(getSharedStatus, () => exampleStatus({ uses12Hours: true })), ...reviewAnswers()]);
    for (const text of await listed()) expect(text).toMatch(/ \d{1,2}:\d\d [AP]M/);
    expect((await read(/年度供应商/)).textContent).toMatch(/ \d{1,2}:\d\d [AP]M/);
  });

  it('REV-01 PRM-10 is for nobody else', async () => {
    const { address, server } = await open([]);
    await waitFor(() => expect(address()).toBe('/mailbox/welcome'), patience);
    expect(screen.queryByRole('treeitem', { name: /Mail review/ })).toBeNull();
    expect(server.callsOf(listReviews)).toEqual([]);
  });

  it('PSH-15 is told of where mail waits, once', async () => {
    const { address } = await open(reviewAnswers(), '/mailbox/innerbox/INBOX');
    const notice = await screen.findByRole('region', { name: 'Mail review' }, patience);
    expect(notice.textContent).toContain('3 messages are waiting for review.');
    press(button('Review', notice));
    await waitFor(() => expect(address()).toBe('/mailbox/review'), patience);
    press(await screen.findByRole('treeitem', { name: /^Inbox/ }, patience));
    await screen.findByRole('grid', { name: 'Messages' }, patience);
    await screen.findByRole('treeitem', { name: /^Mail review, 3/ }, patience);
    expect(screen.queryByText('3 messages are waiting for review.')).toBeNull();
  });
});

describe('the list of the review', () => {
  it('REV-03 REV-04 REV-05 REV-07 has a view for each status, ten on a page, and the reason', async () => {
    const { server } = await open();
    const rows = await listed();
    expect(tabs()[0]).toContain('Mail review');
    expect(rows[0]).toContain('年度供应商框架协议及报价周安蓝溪采购部 and others (2)含外域收件人与附件');
    expect(rows[1]).toContain('partner@heyuan.example and others (3)');
    expect(server.callsOf(listReviews)).toContainEqual(expect.objectContaining({ query: { page: 1, pageSize: 10, status: 'wait' } }));
    await view(/^Rejected/);
    await waitFor(async () => expect((await listed())[0]).toContain('附件需脱敏'), patience);
    await view(/^Approved/);
    await waitFor(async () => expect((await listed())[0]).toContain('十月差旅报销'), patience);
    expect(screen.queryByRole('button', { name: 'Approve selected' })).toBeNull();
  });

  it('REV-05 turns its pages, and goes back from one that is empty by now', async () => {
    const mails = Array.from({ length: 12 }, (_, n) => exampleReview({ id: n + 1, subject: `Mail ${n + 1}` }));
    const { server } = await open(reviewAnswers(mails));
    expect(await listed()).toHaveLength(10);
    press(button('Next page', await region()));
    await waitFor(async () => expect(await listed()).toHaveLength(2), patience);
    expect(server.callsOf(listReviews)).toContainEqual(expect.objectContaining({ query: { page: 2, pageSize: 10, status: 'wait' } }));
  });

  it('REV-07 REV-22 REV-24 REV-25 REV-28 permits what is chosen together, after a question', async () => {
    const { server } = await open();
    for (const words of [/年度供应商/, /Notes on the sample/]) press(within(await reviewRow(words)).getByRole('checkbox'));
    const asked = server.callsOf(getReviewState).length;
    press(button('Approve selected', await region()));
    const question = await screen.findByRole('alertdialog', { name: 'Approve these 2 messages?' }, patience);
    expect(server.callsOf(decideReviews)).toEqual([]);
    press(button('Approve', question));
    expect(await told()).toEqual(['2 messages approved']);
    await waitFor(async () => expect(await listed()).toHaveLength(1), patience);
    expect(server.callsOf(decideReviews)).toMatchObject([{ body: { status: 'permit', reviewIds: [1, 2] } }]);
    expect(server.callsOf(getReviewState).length).toBeGreaterThan(asked);
    await screen.findByRole('treeitem', { name: /^Mail review, 1/ }, patience);
  });

  it('REV-22 leaves all as it is where the question is refused', async () => {
    const { server } = await open();
    press(within(await reviewRow(/年度供应商/)).getByRole('checkbox'));
    press(button('Approve selected', await region()));
    press(button('Cancel', await screen.findByRole('alertdialog', {}, patience)));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), patience);
    expect([server.callsOf(decideReviews), (await listed()).length]).toEqual([[], 3]);
  });

  it('REV-23 ERR-41 rejects with a reason only', async () => {
    const { server } = await open();
    press(within(await reviewRow(/驻场人员/)).getByRole('checkbox'));
    press(button('Reject selected', await region()));
    const form = await giveReason('  ');
    expect(form.getByText('Enter a reason.')).toBeDefined();
    expect(server.callsOf(decideReviews)).toEqual([]);
    await giveReason('名单有误');
    await waitFor(async () => expect(await listed()).toHaveLength(2), patience);
    expect(server.callsOf(decideReviews)).toMatchObject([{ body: { status: 'reject', reviewIds: [3], reason: '名单有误' } }]);
  });

  it('REV-28 says so where somebody else was quicker', async () => {
    const mails = exampleReviews();
    await open(reviewAnswers(mails));
    press(within(await reviewRow(/年度供应商/)).getByRole('checkbox'));
    Object.assign(mails[0] as object, { status: 'reject', decidedBy: '高远' });
    press(button('Approve selected', await region()));
    press(button('Approve', await screen.findByRole('alertdialog', {}, patience)));
    expect(await told()).toEqual(['One message was already reviewed or withdrawn.']);
    await waitFor(async () => expect(await listed()).toHaveLength(2), patience);
  });

  it('REV-32 a call that the server refuses to whoever is no reviewer any more is told, and no mail is decided', async () => {
    const refuse = answer(decideReviews, () => {
      throw new Problem('forbidden');
    });
    await open([refuse, ...reviewAnswers()]);
    press(within(await reviewRow(/年度供应商/)).getByRole('checkbox'));
    press(button('Approve selected', await region()));
    press(button('Approve', await screen.findByRole('alertdialog', {}, patience)));
    const failed = await screen.findByRole('alertdialog', { name: 'Couldn’t send the decision' }, patience);
    expect(failed.textContent).toContain('You don’t have permission to do this.');
    expect(await listed()).toHaveLength(3);
  });

  it('keeps an answer that did not get through, and tries again', async () => {
    let isBroken = true;
    const refuse = answer(decideReviews, () => {
      if (isBroken) throw new Problem('unavailable');
      return { count: 1, taken: [] };
    });
    const { server } = await open([refuse, ...reviewAnswers()]);
    press(within(await reviewRow(/年度供应商/)).getByRole('checkbox'));
    press(button('Reject selected', await region()));
    await giveReason('名单有误');
    const failed = await screen.findByRole('alertdialog', { name: 'Couldn’t send the decision' }, patience);
    isBroken = false;
    press(button('Try again', failed));
    await waitFor(() => expect(server.callsOf(decideReviews)).toHaveLength(2), patience);
    const [first, second] = server.callsOf(decideReviews);
    expect(second).toEqual(first);
  });

  it('says why it did not come, and asks again', async () => {
    let isBroken = true;
    const refuse = answer(listReviews, () => {
      if (isBroken) throw new Problem('unavailable');
      return { count: 0, results: [] };
    });
    await open([refuse, ...reviewAnswers()]);
    const again = await screen.findByRole('button', { name: 'Try again' }, patience);
    isBroken = false;
    press(again);
    expect(await screen.findByText('No messages waiting', {}, patience)).toBeDefined();
  });
});

describe('a mail that is reviewed', () => {
  it('REV-08 REV-09 REV-10 REV-17 REV-32 has a tab of its own with its people, body and files', async () => {
    const { server } = await open();
    const article = await read(/年度供应商/);
    expect(tabs()).toHaveLength(2);
    for (const text of [
      '周安 zhou.an@jinshu.example',
      '蓝溪采购部 bids@lanxi.example',
      '陈伟 chen.wei@jinshu.example',
      '含外域收件人与附件',
    ])
      expect(article.textContent).toContain(text);
    expect(within(article).getByTitle('Message body')).toBeDefined();
    const href = within(article).getByRole('link', { name: 'Download 报价.xlsx' }).getAttribute('href');
    expect(href).toMatch(/\/api\/mail\/review\/dowload\/\?.*mail_id=1&sid=2/);
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    press(button('Preview 报价.xlsx', article));
    expect(opened.mock.calls[0]?.[0]).toMatch(/^\/preview\/\?id=1&sid=2&type=review&size=657408&suffix=xlsx&name=/);
    expect(within(article).queryByRole('button', { name: 'Preview 说明.bin' })).toBeNull();
    expect(server.callsOf(readReview)).toMatchObject([{ params: { reviewId: 1 } }]);
  });

  it('REV-19 REV-22 REV-24 REV-26 permitted there its tab closes, and the list goes on with what waits', async () => {
    const { server } = await open();
    await view(/^Waiting/);
    const article = await read(/年度供应商/);
    press(button('Approve', article));
    press(button('Approve', await screen.findByRole('alertdialog', { name: 'Approve this message?' }, patience)));
    await waitFor(() => expect(tabs()).toHaveLength(1), patience);
    expect(server.callsOf(decideReviews)).toMatchObject([{ body: { status: 'permit', reviewIds: [1] } }]);
    await waitFor(async () => expect(await listed()).toHaveLength(2), patience);
  });

  it('REV-19 REV-23 REV-26 rejected there with a reason its tab closes', async () => {
    const { server } = await open();
    const article = await read(/年度供应商/);
    press(button('Reject', article));
    await giveReason('收件人有误');
    await waitFor(() => expect(tabs()).toHaveLength(1), patience);
    expect(server.callsOf(decideReviews)).toMatchObject([{ body: { status: 'reject', reviewIds: [1], reason: '收件人有误' } }]);
  });

  it('REV-19 closes', async () => {
    await open();
    press(button('Close', await read(/年度供应商/)));
    await waitFor(() => expect(tabs()).toHaveLength(1), patience);
  });

  it('REV-26 says in the list that an answer failed whose tab was closed before, and goes on', async () => {
    let fail = (): void => undefined;
    const mails = exampleReviews();
    const slow = answer(decideReviews, () => new Promise((_, reject) => (fail = () => reject(new Problem('unavailable')))));
    await open([slow, ...reviewAnswers(mails)]);
    const article = await read(/年度供应商/);
    press(button('Approve', article));
    press(button('Approve', await screen.findByRole('alertdialog', { name: 'Approve this message?' }, patience)));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), patience);
    press(button('Close', article));
    await waitFor(() => expect(tabs()).toHaveLength(1), patience);
    fail();
    const said = await screen.findByRole('alertdialog', {}, patience);
    press(button('Cancel', said));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), patience);
    press(within(await reviewRow(/年度供应商/)).getByRole('checkbox'));
    press(button('Approve selected', await region()));
    expect(await screen.findByRole('alertdialog', { name: 'Approve this message?' }, patience)).toBeDefined();
  });

  it('REV-20 that cannot be found is said', async () => {
    const mails = exampleReviews();
    const lost = answer(readReview, () => {
      throw new Problem('mail-not-found');
    });
    await open([lost, ...reviewAnswers(mails)]);
    const row = await reviewRow(/年度供应商/);
    act(() => row.focus());
    fireEvent.keyDown(row, { key: 'Enter' });
    expect(await screen.findByText('Message not found', {}, patience)).toBeDefined();
    press(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(tabs()).toHaveLength(1), patience);
  });

  it('REV-21 that was answered can only be read, with who answered and why', async () => {
    await open();
    await view(/^Rejected/);
    const article = await read(/客户名单导出/);
    expect(article.textContent).toContain('Rejected by 高远 on');
    expect(article.textContent).toContain('附件需脱敏');
    expect(within(article).queryByRole('button', { name: 'Approve' })).toBeNull();
  });

  it('leads to the next one of the list in its place', async () => {
    await open();
    const article = await read(/年度供应商/);
    expect(article.textContent).toContain('1 of 3');
    press(button('Next', article));
    const next = await screen.findByRole('article', { name: /Notes on the sample/ }, patience);
    expect(next.textContent).toContain('2 of 3');
    expect(tabs()).toHaveLength(2);
  });

  it('RED-62 with a password says that its text is closed', async () => {
    await open(reviewAnswers([exampleReview({ isSealed: true, attachments: [] })]));
    expect((await read(/年度供应商/)).textContent).toContain('password-protected');
  });
});
