import { giveRole, listOperationRecords, listRoleHolders, Problem, type RoleHolder, withdrawRole } from '@jinshu/api';
import { answer } from '@jinshu/app/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleSession } from '../../testing/examples.ts';
import { closeBackStage, openBackStage, patience } from '../../testing/openBackStage.tsx';

vi.mock('../../core/language/language.ts', () => import('../../testing/language.ts'));

afterEach(closeBackStage);

const holder: RoleHolder = {
  accountId: 7,
  userName: 'lin.yue@jinshu.example',
  name: '林月',
  role: 'auditor',
  departments: [],
  isActive: true,
  grantedAt: '2026-11-20T01:12:00Z',
  grantedBy: '',
};
const holders = answer(listRoleHolders, () => ({ count: 1, results: [holder] }));
const row = () => screen.findByRole('row', { name: /林月/ }, patience);

describe('the roles', () => {
  it('BAK-11 BAK-12 BAK-16 gives another role for departments', async () => {
    const { server } = await openBackStage({ at: '/operation/roles', answers: [holders, answer(giveRole, () => ({}))] });
    fireEvent.click(within(await row()).getByRole('button', { name: 'Change role' }));
    const dialog = within(await screen.findByRole('dialog', {}, patience));
    fireEvent.click(dialog.getByRole('radio', { name: /^Organization administrator/ }));
    fireEvent.click(dialog.getByRole('checkbox', { name: '研究部' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(
      () => expect(server.callsOf(giveRole)).toEqual([{ params: { id: 7 }, body: { role: 'organisation', departmentIds: [2] } }]),
      patience,
    );
  });

  it('BAK-09 BAK-17 asks before a role is withdrawn, and says why it is refused', async () => {
    await openBackStage({
      at: '/operation/roles',
      answers: [
        holders,
        answer(withdrawRole, () => {
          throw new Problem('operation-refused', { reason: 'last-super' });
        }),
      ],
    });
    fireEvent.click(within(await row()).getByRole('button', { name: 'Withdraw role' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw the role of 林月?' }, patience));
    fireEvent.click(dialog.getByRole('button', { name: 'Withdraw role' }));
    await dialog.findByText('At least one active super administrator must remain.', {}, patience);
  });

  it('BAK-05 BAK-14 BAK-15 are no section of an organization administrator, and without controls for an auditor', async () => {
    await openBackStage({ at: '/operation/roles', session: exampleSession({ role: 'organisation' }), answers: [holders] });
    expect(screen.queryByRole('link', { name: 'Roles' })).toBeNull();
    await screen.findByText('Your role doesn’t cover this section.', {}, patience);
    closeBackStage();
    await openBackStage({ at: '/operation/roles', session: exampleSession({ role: 'auditor' }), answers: [holders] });
    await row();
    expect(screen.queryByRole('button', { name: /role$/ })).toBeNull();
  });
});

describe('the records', () => {
  it('BAK-102 shows who did what to what, from where, with each changed field, and what was refused', async () => {
    const record = {
      at: '2026-11-20T01:12:00Z',
      author: 'admin@jinshu.example',
      role: 'super' as const,
      ip: '10.8.3.45',
      isRefused: false,
      targetKind: 'person' as const,
      targetId: '7',
      targetName: 'lin.yue@jinshu.example',
    };
    const { server } = await openBackStage({
      at: '/operation/records?q=lin&kind=person',
      answers: [
        answer(listOperationRecords, () => ({
          count: 2,
          results: [
            { ...record, id: 1, action: 'changePerson', changes: [{ field: 'position', before: '', after: '研究员' }] },
            { ...record, id: 2, action: 'resetPersonPassword', isRefused: true, changes: [{ field: 'password' }] },
          ],
        })),
      ],
    });
    const changed = (await screen.findByRole('row', { name: /changePerson/ }, patience)).textContent;
    for (const words of ['Change person', 'Person lin.yue@jinshu.example', 'position: empty → 研究员', '10.8.3.45'])
      expect(changed).toContain(words);
    const refused = screen.getByRole('row', { name: /resetPersonPassword/ }).textContent;
    for (const words of ['Reset password · Refused', 'password: changed']) expect(refused).toContain(words);
    await waitFor(() => expect(server.callsOf(listOperationRecords)[0]).toMatchObject({ query: { keyword: 'lin', targetKind: 'person' } }));
  });
});
