import {
  assignHeldReviews,
  changeReviewRule,
  createReviewRule,
  type HeldReview,
  listHeldReviews,
  listOperationRecords,
  listReviewers,
  listReviewRules,
  Problem,
  type ReviewRule,
  setReviewDeputy,
  tryReviewRule,
} from '@jinshu/api';
import { answer } from '@jinshu/app/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleSession } from '../../testing/examples.ts';
import { closeBackStage, openBackStage, patience } from '../../testing/openBackStage.tsx';

vi.mock('../../core/language/language.ts', () => import('../../testing/language.ts'));

afterEach(closeBackStage);

const shen = { id: 9, name: '沈禾', userName: 'shen.he@jinshu.example', isActive: true };
const rule = (change: Partial<ReviewRule> = {}): ReviewRule => ({
  id: 1,
  reason: '财务外发',
  person: null,
  department: { id: 2, name: '研究部' },
  isOutside: true,
  hasAttachment: false,
  words: ['付款'],
  isActive: true,
  reviewers: [shen],
  deadlineHours: null,
  substitutes: [],
  waitingCount: 1,
  heldCount: 84,
  version: 5,
  ...change,
});
const second = rule({ id: 2, reason: '大附件', department: null, isActive: false, version: 6 });
const rules = answer(listReviewRules, () => ({ count: 2, results: [rule(), second] }));
const held: HeldReview = {
  id: 4,
  subject: '付款申请',
  sender: { name: '周安', address: 'zhou.an@jinshu.example' },
  recipients: [{ name: '', address: 'a@partner.example' }],
  recipientCount: 5,
  heldAt: '2026-11-20T01:12:00Z',
  size: 100,
  rules: ['财务外发'],
  status: 'wait',
  reviewers: [shen],
  decidedBy: '',
  decidedFor: '',
};

const open = (path: string, ...answers: Parameters<typeof answer>[]) =>
  openBackStage({ at: `/operation/review-rules${path}`, answers: [...answers.map((one) => answer(...one)), rules] });
const row = (name: RegExp | string) => screen.findByRole('row', { name }, patience);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }, patience));

/** Chooses a person in a field by typing. */
async function choose(name: string, within_: Pick<typeof screen, 'getByRole'> = screen) {
  const field = within_.getByRole('combobox', { name });
  act(() => field.focus());
  fireEvent.change(field, { target: { value: 'chen' } });
  fireEvent.click(await screen.findByRole('option', { name: /陈伟/ }, patience));
}

describe('the review rules', () => {
  it('BAK-105 opens the actions that are recorded for a rule', async () => {
    const { server } = await open('/1', [listOperationRecords, () => ({ count: 0, results: [] })]);
    fireEvent.click(await screen.findByRole('button', { name: 'History: 财务外发' }, patience));
    await screen.findByRole('dialog', { name: 'History of “财务外发”' }, patience);
    await waitFor(
      () => expect(server.callsOf(listOperationRecords)).toMatchObject([{ query: { targetKind: 'review-rule', targetId: '1' } }]),
      patience,
    );
  });

  it('BAK-60 shows what each holds and how much, and changes one with the version that was opened', async () => {
    const { server } = await open('/1', [changeReviewRule, () => rule({ words: ['付款', '合同'], version: 7 })]);
    const line = (await row('财务外发')).textContent;
    for (const words of ['研究部 · to outside · with 付款 · 沈禾', '84 in 30 days']) expect(line).toContain(words);
    expect(screen.getByText('2 rules, 1 enabled; 168 messages held in 30 days')).toBeDefined();
    const field = screen.getByRole('textbox', { name: 'Words' });
    fireEvent.change(field, { target: { value: '合同' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Messages with attachments' }));
    await press('Save');
    await waitFor(() => expect(server.callsOf(changeReviewRule)).toHaveLength(1), patience);
    expect(server.callsOf(changeReviewRule)[0]).toMatchObject({
      params: { id: 1 },
      body: { version: 5, words: ['付款', '合同'], hasAttachment: true, departmentId: 2, personId: null, reviewerIds: [9] },
    });
  });

  it('BAK-60 moves a rule by keyboard, and disables and enables with its switch', async () => {
    const { server } = await open('', [changeReviewRule, () => rule()]);
    fireEvent.keyDown(await row('大附件'), { key: 'ArrowUp', altKey: true });
    await waitFor(
      () => expect(server.callsOf(changeReviewRule)).toEqual([{ params: { id: 2 }, body: { version: 6, place: { beforeId: 1 } } }]),
      patience,
    );
    fireEvent.click(screen.getByRole('switch', { name: 'Enable “大附件”' }));
    await waitFor(
      () => expect(server.callsOf(changeReviewRule)[1]).toEqual({ params: { id: 2 }, body: { version: 6, isActive: true } }),
      patience,
    );
  });

  it('BAK-60 tries what is entered, saved or not, and says which conditions match', async () => {
    const { server } = await open('/1', [
      tryReviewRule,
      () => ({
        isHeld: false,
        conditions: [
          { kind: 'outside' as const, word: '', isMatch: true },
          { kind: 'word' as const, word: '付款', isMatch: false },
        ],
      }),
    ]);
    fireEvent.change(await screen.findByRole('textbox', { name: 'Subject and text' }, patience), { target: { value: '请看' } });
    fireEvent.click(screen.getByRole('checkbox', { name: 'To outside' }));
    await press('Try');
    await screen.findByText('It would not be held.', {}, patience);
    expect(screen.getByText('Messages to outside: matches')).toBeDefined();
    expect(screen.getByText('Word “付款”: doesn’t match')).toBeDefined();
    expect(server.callsOf(tryReviewRule)).toMatchObject([
      { body: { said: '请看', leaves: true, hasFiles: false, writerId: null, words: ['付款'], departmentId: 2, isOutside: true } },
    ]);
  });

  it('BAK-61 asks for a reviewer, and adds a rule with those that were chosen', async () => {
    const { server } = await open('/new', [createReviewRule, () => rule({ id: 3 })]);
    fireEvent.change(await screen.findByRole('textbox', { name: 'Reason' }, patience), { target: { value: '客户名单' } });
    await press('Save');
    await screen.findByText('An enabled rule needs a reviewer who can log in.', {}, patience);
    expect(server.callsOf(createReviewRule)).toEqual([]);
    await choose('Reviewers');
    await press('Save');
    await waitFor(() => expect(server.callsOf(createReviewRule)).toHaveLength(1), patience);
    expect(server.callsOf(createReviewRule)[0]).toMatchObject({
      body: { reason: '客户名单', reviewerIds: [8], words: [], deadlineHours: null },
    });
  });

  it('BAK-61 says at the field why the server refuses the reviewers', async () => {
    await open('/1', [
      changeReviewRule,
      () => {
        throw new Problem('operation-refused', { reason: 'reviewers-missing', rule: '财务外发' });
      },
    ]);
    fireEvent.change(await screen.findByRole('textbox', { name: 'Reason' }, patience), { target: { value: '财务' } });
    await press('Save');
    await screen.findByText('It needs a reviewer who can log in: 财务外发', {}, patience);
    expect((screen.getByRole('textbox', { name: 'Reason' }) as HTMLInputElement).value).toBe('财务');
  });

  it('BAK-63 sets a deadline with substitutes, which it asks for', async () => {
    const { server } = await open('/1', [changeReviewRule, () => rule()]);
    const hours = await screen.findByRole('textbox', { name: 'Deadline' }, patience);
    fireEvent.change(hours, { target: { value: '4' } });
    fireEvent.blur(hours);
    await press('Save');
    await screen.findByText('Choose substitutes.', {}, patience);
    await choose('Substitutes');
    await press('Save');
    await waitFor(
      () => expect(server.callsOf(changeReviewRule)).toMatchObject([{ body: { deadlineHours: 4, substituteIds: [8] } }]),
      patience,
    );
  });

  it('BAK-15 shows no control for a change to an auditor', async () => {
    await openBackStage({ at: '/operation/review-rules/1', session: exampleSession({ role: 'auditor' }), answers: [rules] });
    await row('财务外发');
    for (const name of ['New rule', 'Save', 'Try']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
  });
});

describe('the reviewers', () => {
  it('BAK-62 gives a reviewer a deputy for a span of days, and says at its field what is wrong', async () => {
    let isRefused = true;
    const { server } = await open(
      '/reviewers',
      [listReviewers, () => ({ count: 1, results: [{ ...shen, rules: ['财务外发'], deputy: null }] })],
      [
        setReviewDeputy,
        () => {
          if (!isRefused) return {};
          isRefused = false;
          throw new Problem('operation-refused', { reason: 'days-reversed' });
        },
      ],
    );
    fireEvent.click(within(await row(/沈禾/)).getByRole('button', { name: 'Set deputy' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Deputy of 沈禾' }, patience));
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Choose a deputy.', {}, patience);
    await choose('Deputy', dialog);
    for (const [group, day] of [
      ['First day', '21'],
      ['Last day', '22'],
    ] as const) {
      const parts = within(dialog.getByRole('group', { name: group })).getAllByRole('spinbutton');
      const typed: Record<string, string> = { month: '11', day, year: '2026' };
      for (const part of parts) {
        part.focus();
        const text = typed[part.dataset.type ?? ''] ?? '';
        for (const data of text)
          fireEvent(part, new InputEvent('beforeinput', { data, inputType: 'insertText', bubbles: true, cancelable: true }));
      }
    }
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('The last day can’t be before the first.', {}, patience);
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(
      () =>
        expect(server.callsOf(setReviewDeputy).at(-1)).toEqual({
          params: { id: 9 },
          body: { deputyId: 8, firstDay: '2026-11-21', lastDay: '2026-11-22' },
        }),
      patience,
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
  });
});

describe('the held messages', () => {
  it('BAK-64 lists them with rule, sender, recipients, age and reviewers, and assigns selected ones to others', async () => {
    const { server } = await open('/held', [listHeldReviews, () => ({ count: 1, results: [held] })], [assignHeldReviews, () => ({})]);
    const line = await row(/付款申请/);
    for (const words of ['付款申请', '周安', 'a@partner.example and more, 5 in all', '财务外发', '11/20/26', '沈禾'])
      expect(line.textContent).toContain(words);
    fireEvent.click(within(line).getByRole('checkbox'));
    await press('Assign');
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign 1 message' }, patience));
    fireEvent.click(dialog.getByRole('button', { name: 'Assign' }));
    await dialog.findByText('Choose reviewers.', {}, patience);
    await choose('Reviewers', dialog);
    fireEvent.click(dialog.getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(server.callsOf(assignHeldReviews)).toEqual([{ body: { ids: [4], reviewerIds: [8] } }]), patience);
  });

  it('BAK-62 BAK-64 shows who decided, and for whom', async () => {
    const decided = { ...held, status: 'permit' as const, decidedBy: '高远', decidedFor: '沈禾' };
    const { server } = await open('/held?status=permit', [listHeldReviews, () => ({ count: 1, results: [decided] })]);
    expect((await row(/付款申请/)).textContent).toContain('高远 (for 沈禾)');
    expect(server.callsOf(listHeldReviews)[0]).toMatchObject({ query: { status: 'permit' } });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
