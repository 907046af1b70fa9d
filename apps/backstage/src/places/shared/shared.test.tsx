import {
  changeOperationMailbox,
  createOperationMailbox,
  deleteOperationMailbox,
  getOperationMailbox,
  listOperationMailboxes,
  listOperationRecords,
  type OperationMailbox,
  Problem,
  removeMailboxMember,
  restoreOperationMailbox,
  setMailboxMember,
} from '@jinshu/api';
import { answer } from '@jinshu/app/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleSession } from '../../testing/examples.ts';
import { closeBackStage, openBackStage, patience } from '../../testing/openBackStage.tsx';

vi.mock('../../core/language/language.ts', () => import('../../testing/language.ts'));

afterEach(closeBackStage);

const mailbox = (change: Partial<OperationMailbox> = {}): OperationMailbox => ({
  id: 4,
  userName: 'service@jinshu.example',
  name: '读者服务',
  department: { id: 2, name: '研究部' },
  usedBytes: 1024 ** 3,
  quotaBytes: 10 * 1024 ** 3,
  removedAt: null,
  members: [
    { of: 'person', id: 7, name: '林月', userName: 'lin.yue@jinshu.example', level: 'full' },
    { of: 'department', id: 2, name: '研究部', userName: '', level: 'read' },
  ],
  version: 5,
  ...change,
});
const list = answer(listOperationMailboxes, () => ({
  count: 2,
  results: [
    mailbox(),
    mailbox({ id: 5, name: '旧热线', userName: 'hotline@jinshu.example', members: [], removedAt: '2026-12-20T00:00:00Z' }),
  ],
}));
const one = answer(getOperationMailbox, () => mailbox());
const at = '/operation/shared/mailbox/4';
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }, patience));
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }, patience));
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('the shared mailboxes', () => {
  it('BAK-48 lists name, address, department, members, capacity and state, and searches by what is in the address', async () => {
    const { server } = await openBackStage({ at: '/operation/shared?q=ser&page=2&size=50', answers: [list] });
    const grid = within(await screen.findByRole('grid', { name: 'Shared mailboxes and lists' }, patience));
    const { textContent: used } = await grid.findByRole('row', { name: /读者服务/ }, patience);
    for (const words of ['service@jinshu.example', '研究部', '林月 · 研究部', '1 GB of 10 GB', 'Active']) expect(used).toContain(words);
    expect(grid.getByRole('row', { name: /旧热线/ }).textContent).toContain('Removed on Dec 20, 2026');
    expect(server.callsOf(listOperationMailboxes)).toEqual([{ query: { page: 2, pageSize: 50, keyword: 'ser' } }]);
  });

  it('BAK-48 makes one with name, address, department and capacity, and says at the field that the address is taken', async () => {
    let isTaken = true;
    const create = answer(createOperationMailbox, () => {
      if (isTaken) throw new Problem('operation-refused', { reason: 'address-taken' });
      return mailbox({ id: 9 });
    });
    const { server, visited } = await openBackStage({ at: '/operation/shared', answers: [create, list, one] });
    await press('New shared mailbox');
    const form = await dialog('New shared mailbox');
    fireEvent.click(form.getByRole('button', { name: 'Create' }));
    expect(form.getByText('Enter a name.')).toBeDefined();
    fill(form.getByLabelText('Name'), '客服');
    fill(form.getByLabelText('Address'), 'service');
    fireEvent.click(form.getByRole('button', { name: /Department/ }));
    fireEvent.click(await screen.findByRole('option', { name: '研究部' }, patience));
    fireEvent.click(form.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(server.callsOf(createOperationMailbox)).toHaveLength(1), patience);
    // BAK-83: without a capacity the server uses that of new mailboxes.
    expect(server.callsOf(createOperationMailbox)[0]?.body).toEqual({ name: '客服', address: 'service', departmentId: 2 });
    fill(form.getByRole('textbox', { name: 'Capacity' }), '2');
    fireEvent.blur(form.getByRole('textbox', { name: 'Capacity' }));
    await form.findByText('This address is already in use or still barred after a deletion.', {}, patience);
    expect(form.getByLabelText<HTMLInputElement>('Address').value).toBe('service');
    isTaken = false;
    fireEvent.click(form.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(visited.at(-1)).toBe('/operation/shared/mailbox/9'), patience);
    expect(server.callsOf(createOperationMailbox).at(-1)).toEqual({
      body: { name: '客服', address: 'service', departmentId: 2, quotaBytes: 2 * 1024 ** 3 },
    });
  });

  it('BAK-48 BAK-08 renames with the version that was opened, and says who was faster', async () => {
    const change = answer(changeOperationMailbox, () => {
      throw new Problem('operation-stale', { by: 'zhao.min@jinshu.example', at: '2026-11-20T01:12:00Z' });
    });
    const { server } = await openBackStage({ at: `${at}?tab=details`, answers: [change, one] });
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' }, patience);
    fill(field, '读者之家');
    await press('Save');
    await screen.findByText(/zhao\.min@jinshu\.example/, {}, patience);
    expect(field.value).toBe('读者之家');
    expect(server.callsOf(changeOperationMailbox)).toEqual([{ params: { id: 4 }, body: { version: 5, name: '读者之家' } }]);
  });

  it('BAK-09 BAK-48 deletes once the address was typed, says what that affects, and restores', async () => {
    const { server } = await openBackStage({
      at,
      answers: [
        answer(deleteOperationMailbox, () => mailbox({ removedAt: '2026-12-28T00:00:00Z' })),
        answer(restoreOperationMailbox, () => mailbox()),
        one,
      ],
    });
    await press('Delete');
    const question = await dialog('Delete service@jinshu.example?');
    expect(question.getByText(/^2 members can’t use it from now on, and 1 GB of messages are removed after 30 days/)).toBeDefined();
    fireEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect(server.callsOf(deleteOperationMailbox)).toEqual([]);
    fill(question.getByLabelText('Type the address'), 'service@jinshu.example');
    fireEvent.click(question.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Removed on Dec 28, 2026', {}, patience);
    await press('Restore');
    await screen.findByText('Active', {}, patience);
    expect(server.callsOf(restoreOperationMailbox)).toEqual([{ params: { id: 4 } }]);
  });
});

describe('the members of a shared mailbox', () => {
  it('BAK-49 adds a department that was found, changes a level and removes a member', async () => {
    const { server } = await openBackStage({
      at,
      answers: [
        answer(setMailboxMember, () => mailbox()),
        answer(removeMailboxMember, () => mailbox({ members: [] })),
        answer(getOperationMailbox, () => mailbox({ members: mailbox().members.slice(0, 1) })),
      ],
    });
    const member = within(await screen.findByRole('listitem', { name: '林月' }, patience));
    const field = screen.getByRole('combobox', { name: 'Find a person or department' });
    act(() => field.focus());
    fill(field, '研究');
    fireEvent.click(await screen.findByRole('option', { name: '研究部' }, patience));
    await press('Add');
    await screen.findByRole('listitem', { name: '研究部' }, patience);
    fireEvent.click(member.getByRole('button', { name: /Permission of 林月$/ }));
    fireEvent.click(await screen.findByRole('option', { name: 'Read and write' }, patience));
    await waitFor(
      () =>
        expect(server.callsOf(setMailboxMember)).toEqual([
          { params: { id: 4 }, body: { of: 'department', id: 2, level: 'read' } },
          { params: { id: 4 }, body: { of: 'person', id: 7, level: 'write' } },
        ]),
      patience,
    );
    await press('Remove 林月');
    await screen.findByText('No members yet', {}, patience);
    expect(server.callsOf(removeMailboxMember)).toEqual([{ params: { id: 4, of: 'person', member: 7 } }]);
  });

  it('BAK-49 says why the last member with full control stays', async () => {
    await openBackStage({
      at,
      answers: [
        answer(removeMailboxMember, () => {
          throw new Problem('operation-refused', { reason: 'last-full-member' });
        }),
        one,
      ],
    });
    await press('Remove 林月');
    await screen.findByText('At least one member must keep full control.', {}, patience);
    expect(screen.getByRole('listitem', { name: '林月' })).toBeDefined();
  });

  it('BAK-105 has a tab with the actions that are recorded for it', async () => {
    const { server } = await openBackStage({
      at: `${at}?tab=records`,
      answers: [answer(listOperationRecords, () => ({ count: 0, results: [] })), one],
    });
    await screen.findByText('No records found', {}, patience);
    expect(server.callsOf(listOperationRecords)).toMatchObject([{ query: { targetKind: 'shared-mailbox', targetId: '4' } }]);
  });

  it('BAK-15 shows no control for a change to an auditor', async () => {
    await openBackStage({ at, session: exampleSession({ role: 'auditor' }), answers: [one] });
    expect((await screen.findByRole('listitem', { name: '林月' }, patience)).textContent).toContain('Full control');
    for (const name of ['Add', 'Delete', /^Remove/, /^Permission/]) expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
