import { decideApproval, listOperationApprovals, type OperationApproval, Problem } from '@jinshu/api';
import { answer } from '@jinshu/app/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleSession } from '../../testing/examples.ts';
import { closeBackStage, openBackStage, patience } from '../../testing/openBackStage.tsx';

vi.mock('../../core/language/language.ts', () => import('../../testing/language.ts'));

afterEach(closeBackStage);

const request = (change: Partial<OperationApproval> = {}): OperationApproval => ({
  id: 5,
  kind: 'profile',
  userName: 'lin.yue@jinshu.example',
  name: '林月',
  content: { englishName: 'Lin Yue, PhD' },
  before: { englishName: 'Lin Yue' },
  requestedAt: '2026-11-20T01:12:00Z',
  outcome: null,
  decidedAt: null,
  decidedBy: '',
  reason: '',
  ...change,
});
const waiting = (one: OperationApproval) => answer(listOperationApprovals, () => ({ count: 1, results: [one] }));
const openRequest = async () => {
  fireEvent.click(await screen.findByRole('row', { name: /林月/ }, patience));
  return within(await screen.findByRole('dialog', {}, patience));
};

describe('the approvals', () => {
  it('BAK-43 BAK-45 lists requests, and shows the old and the new value of each changed field', async () => {
    const { server } = await openBackStage({
      at: '/operation/approvals?kind=profile',
      answers: [waiting(request()), answer(decideApproval, () => request({ outcome: 'granted' }))],
    });
    const dialog = await openRequest();
    expect(dialog.getByRole('row', { name: 'English name' }).textContent).toBe('English nameLin YueLin Yue, PhD');
    fireEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    expect(server.callsOf(decideApproval)).toEqual([{ params: { id: 5 }, body: { outcome: 'granted', reason: '' } }]);
    expect(server.callsOf(listOperationApprovals)[0]).toMatchObject({ query: { kind: 'profile', isDecided: false } });
  });

  it('BAK-44 granting a registration sets address, department, level and capacity', async () => {
    const { server } = await openBackStage({
      at: '/operation/approvals',
      answers: [waiting(request({ kind: 'registration', before: {} })), answer(decideApproval, () => request({ outcome: 'granted' }))],
    });
    const dialog = await openRequest();
    fireEvent.change(dialog.getByLabelText('Address'), { target: { value: 'lin@jinshu.example' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await waitFor(
      () =>
        expect(server.callsOf(decideApproval)).toEqual([
          {
            params: { id: 5 },
            body: { outcome: 'granted', reason: '', address: 'lin@jinshu.example', departmentId: null, level: 0, quotaBytes: 0 },
          },
        ]),
      patience,
    );
  });

  it('BAK-46 a refusal needs a reason, and says that a decision was already made', async () => {
    const { server } = await openBackStage({
      at: '/operation/approvals',
      answers: [
        waiting(request()),
        answer(decideApproval, () => {
          throw new Problem('operation-refused', { reason: 'already-decided' });
        }),
      ],
    });
    const dialog = await openRequest();
    fireEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await dialog.findByText('Enter a reason.', {}, patience);
    expect(server.callsOf(decideApproval)).toEqual([]);
    fireEvent.change(dialog.getByRole('textbox', { name: /Message to the applicant/ }), { target: { value: 'Not proved.' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await dialog.findByText('This request was already decided.', {}, patience);
    expect(dialog.getByDisplayValue('Not proved.')).toBeDefined();
  });

  it.each([
    ['profile', 'The person is notified of the decision and your message by mail.'],
    ['registration', 'The applicant is notified of the decision and your message by SMS if there is a gateway, and at the next login.'],
  ] as const)('BAK-47 says how the person is told of a %s, and sends the reason', async (kind, told) => {
    const { server } = await openBackStage({
      at: '/operation/approvals',
      answers: [waiting(request({ kind })), answer(decideApproval, () => request({ kind, outcome: 'refused' }))],
    });
    const dialog = await openRequest();
    dialog.getByText(told, { exact: false });
    fireEvent.change(dialog.getByRole('textbox', { name: /Message to the applicant/ }), { target: { value: 'Not proved.' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await waitFor(
      () => expect(server.callsOf(decideApproval)).toEqual([{ params: { id: 5 }, body: { outcome: 'refused', reason: 'Not proved.' } }]),
      patience,
    );
  });

  it('BAK-15 shows an auditor no decision', async () => {
    await openBackStage({ at: '/operation/approvals', session: exampleSession({ role: 'auditor' }), answers: [waiting(request())] });
    const dialog = await openRequest();
    for (const name of ['Approve', 'Reject']) expect(dialog.queryByRole('button', { name })).toBeNull();
  });
});
