import { changePeople, getPersonJob, listPersonJobRows, type PersonJob, undoPersonJob } from '@jinshu/api';
import { answer } from '@jinshu/app/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleSession } from '../../testing/examples.ts';
import { closeBackStage, openBackStage, patience } from '../../testing/openBackStage.tsx';

vi.mock('../../core/language/language.ts', () => import('../../testing/language.ts'));

afterEach(closeBackStage);

const button = (name: string) => screen.getByRole('button', { name });
const dialog = async () => within(await screen.findByRole('dialog', {}, patience));
const job: PersonJob = {
  id: 14,
  kind: 'bulk',
  isDone: true,
  total: 2,
  doneCount: 2,
  createdCount: 0,
  changedCount: 1,
  unchangedCount: 0,
  failedCount: 1,
  skippedCount: 0,
  canUndo: true,
  hasFile: true,
};
const rows = {
  count: 2,
  results: [
    { row: 2, personId: 8, userName: 'chen.wei@jinshu.example', name: '陈伟', outcome: 'failed' as const, field: '', reason: 'last-super' },
    { row: 1, personId: 7, userName: 'lin.yue@jinshu.example', name: '林月', outcome: 'changed' as const, field: '', reason: '' },
  ],
};
const jobAnswers = [answer(getPersonJob, () => job), answer(listPersonJobRows, () => rows), answer(changePeople, () => ({ id: 14 }))];
const selectBoth = async () => {
  await screen.findByRole('row', { name: /林月/ }, patience);
  for (const name of [/林月/, /陈伟/]) fireEvent.click(within(screen.getByRole('row', { name })).getByRole('checkbox'));
  await screen.findByText('2 people selected', {}, patience);
};
const choose = async (action: string) => {
  fireEvent.click(button('Actions'));
  fireEvent.click(await screen.findByRole('menuitem', { name: action }, patience));
};

describe('several people at once', () => {
  it('BAK-42 changes what is set, and shows progress and an outcome per person', async () => {
    const { server, visited } = await openBackStage({ answers: [...jobAnswers] });
    await selectBoth();
    await choose('Change department, level or capacity');
    const form = await dialog();
    const submit = form.getByRole('button', { name: 'Change department, level or capacity' });
    expect(submit.hasAttribute('disabled')).toBe(true);
    fireEvent.click(form.getByRole('checkbox', { name: 'Set: Highest mail level' }));
    fireEvent.change(await form.findByRole('textbox', { name: 'Highest mail level' }, patience), { target: { value: '2' } });
    fireEvent.blur(form.getByRole('textbox', { name: 'Highest mail level' }));
    fireEvent.click(submit);
    await waitFor(() => expect(visited.at(-1)).toBe('/operation/people/jobs/14'), patience);
    expect(server.callsOf(changePeople)).toEqual([{ body: { ids: [7, 8], action: 'change', mailLevel: 2 } }]);
    const failed = await screen.findByRole('row', { name: /陈伟/ }, patience);
    expect(failed.textContent).toContain('At least one active super administrator must remain.');
    expect(screen.getByRole('row', { name: /林月/ }).textContent).toContain('Changed');
    expect(screen.getByRole('progressbar', { name: 'Progress' }).getAttribute('aria-valuetext')).toBe('2 of 2');
  });

  it('BAK-42 BAK-09 deletes after the number of people was typed', async () => {
    const { server } = await openBackStage({ answers: [...jobAnswers] });
    await selectBoth();
    await choose('Delete');
    const question = await dialog();
    expect(question.getByRole('button', { name: 'Delete' }).hasAttribute('disabled')).toBe(true);
    fireEvent.change(question.getByRole('textbox', { name: 'Type 2 to confirm' }), { target: { value: '2' } });
    fireEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(server.callsOf(changePeople)).toEqual([{ body: { ids: [7, 8], action: 'delete' } }]), patience);
  });

  it('BAK-42 undoes a finished job', async () => {
    const { server, visited } = await openBackStage({
      at: '/operation/people/jobs/14',
      answers: [...jobAnswers, answer(undoPersonJob, () => ({ id: 15 }))],
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }, patience));
    await waitFor(() => expect(visited.at(-1)).toBe('/operation/people/jobs/15'), patience);
    expect(server.callsOf(undoPersonJob)).toEqual([{ params: { id: 14 } }]);
  });

  it('BAK-15 lets an auditor select nobody', async () => {
    await openBackStage({ session: exampleSession({ role: 'auditor' }) });
    const row = await screen.findByRole('row', { name: /林月/ }, patience);
    expect(within(row).queryByRole('checkbox')).toBeNull();
  });
});
