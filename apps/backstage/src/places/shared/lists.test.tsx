import {
  addListMembers,
  changeOperationList,
  createOperationList,
  deleteOperationList,
  getOperationList,
  listOperationGroups,
  listOperationLists,
  type OperationList,
  Problem,
  removeListMembers,
  setGroupWriters,
} from '@jinshu/api';
import { answer } from '@jinshu/app/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleSession } from '../../testing/examples.ts';
import { closeBackStage, openBackStage, patience } from '../../testing/openBackStage.tsx';

vi.mock('../../core/language/language.ts', () => import('../../testing/language.ts'));

afterEach(closeBackStage);

const zhao = { id: 9, name: '赵敏', userName: 'zhao.min@jinshu.example' };
const list = (change: Partial<OperationList> = {}): OperationList => ({
  id: 3,
  userName: 'team@jinshu.example',
  name: '项目组',
  type: '项目',
  owner: zhao,
  department: { id: 2, name: '研究部' },
  isHidden: false,
  isModerated: false,
  moderators: [],
  members: [{ of: 'outside', userName: 'han@print.example', name: 'han@print.example' }],
  writers: 'inside',
  people: [],
  writersVersion: 4,
  version: 5,
  ...change,
});
const lists = answer(listOperationLists, () => ({ count: 1, results: [list()] }));
const one = answer(getOperationList, () => list());
const at = '/operation/shared/list/3';
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }, patience));
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }, patience));
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

async function choose(field: HTMLElement, typed: string, option: string | RegExp): Promise<void> {
  act(() => field.focus());
  fill(field, typed);
  fireEvent.click(await screen.findByRole('option', { name: option }, patience));
}

describe('the mailing lists', () => {
  it('BAK-51 lists them, and makes one with address, name, kind and owner', async () => {
    const { server, visited } = await openBackStage({
      at: '/operation/shared',
      answers: [answer(createOperationList, () => list({ id: 8 })), lists, one],
    });
    fireEvent.click(await screen.findByRole('tab', { name: 'Mailing lists' }, patience));
    const row = await screen.findByRole('row', { name: /项目组/ }, patience);
    for (const words of ['team@jinshu.example', '项目', '赵敏', 'People inside', 'Shown']) expect(row.textContent).toContain(words);
    await press('New mailing list');
    const form = await dialog('New mailing list');
    fireEvent.click(form.getByRole('button', { name: 'Create' }));
    expect(form.getByText('Choose an owner.')).toBeDefined();
    fill(form.getByLabelText('Name'), '读书会');
    fill(form.getByLabelText('Address'), 'books');
    fill(form.getByLabelText('Kind'), '兴趣');
    await choose(form.getByRole('combobox', { name: 'Owner' }), '林', /林月/);
    fireEvent.click(form.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(visited.at(-1)).toBe('/operation/shared/list/8'), patience);
    expect(server.callsOf(createOperationList)).toEqual([
      { body: { name: '读书会', address: 'books', type: '兴趣', ownerId: 7, departmentId: null, isHidden: false } },
    ]);
  });

  it('BAK-51 changes one, hides it from the picker and deletes it', async () => {
    const { server, visited } = await openBackStage({
      at: `${at}?tab=details`,
      answers: [answer(changeOperationList, () => list({ isHidden: true })), answer(deleteOperationList, () => ({})), lists, one],
    });
    fireEvent.click(await screen.findByRole('switch', { name: 'Leave out of the books and the picker' }, patience));
    fill(screen.getByRole('textbox', { name: 'Kind' }), '');
    await press('Save');
    await waitFor(
      () => expect(server.callsOf(changeOperationList)).toEqual([{ params: { id: 3 }, body: { version: 5, isHidden: true, type: '' } }]),
      patience,
    );
    await screen.findByText('Saved.', {}, patience);
    await press('Delete');
    const question = await dialog('Delete team@jinshu.example?');
    expect(question.getByText(/^Mail to its 1 member is refused/)).toBeDefined();
    fireEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(visited.at(-1)).toBe('/operation/shared/lists'), patience);
    expect(server.callsOf(deleteOperationList)).toEqual([{ params: { id: 3 } }]);
  });

  it('BAK-52 adds a department and an outside address, removes one, and says what can’t be a member', async () => {
    const { server } = await openBackStage({
      at,
      answers: [
        answer(addListMembers, ({ body: { addresses } }) => ({
          list: list(),
          refused: addresses[0] === 'x@y.example' ? [{ address: 'x@y.example', reason: 'member-unknown' as const }] : [],
        })),
        answer(removeListMembers, () => list({ members: [] })),
        answer(listOperationLists, () => ({ count: 0, results: [] })),
        one,
      ],
    });
    await screen.findByRole('listitem', { name: 'han@print.example' }, patience);
    const field = () => screen.getByRole('combobox', { name: /^Find a person, department or list/ });
    await choose(field(), '研究', '研究部');
    await press('Add');
    await waitFor(() => expect((field() as HTMLInputElement).value).toBe(''), patience);
    await choose(field(), 'x@y.example', 'x@y.example');
    await press('Add');
    await screen.findByText('This address can’t be a member.', {}, patience);
    expect(server.callsOf(addListMembers).map(({ body }) => body)).toEqual([
      { addresses: ['dept_2@jinshu.example'] },
      { addresses: ['x@y.example'] },
    ]);
    await press('Remove han@print.example');
    await screen.findByText('No members yet', {}, patience);
    expect(server.callsOf(removeListMembers)).toEqual([{ params: { id: 3 }, body: { addresses: ['han@print.example'] } }]);
  });

  it('BAK-52 imports the addresses of a file, and names those it left out', async () => {
    const { server } = await openBackStage({
      at,
      answers: [
        answer(addListMembers, () => ({ list: list(), refused: [{ address: 'no@jinshu.example', reason: 'member-unknown' as const }] })),
        one,
      ],
    });
    await press('Import from a file');
    const form = await dialog('Import from a file');
    const input = document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
    const text = 'Name,Address\n林月,Lin.Yue@jinshu.example\nNobody,<no@jinshu.example>\n';
    fireEvent.change(input, { target: { files: [new File([text], 'people.csv', { type: 'text/csv' })] } });
    await form.findByText('2 addresses found.', {}, patience);
    fireEvent.click(form.getByRole('button', { name: 'Add' }));
    await form.findByText('1 added, 1 left out.', {}, patience);
    expect(form.getByText('no@jinshu.example')).toBeDefined();
    expect(server.callsOf(addListMembers)).toEqual([
      { params: { id: 3 }, body: { addresses: ['lin.yue@jinshu.example', 'no@jinshu.example'] } },
    ]);
  });

  it('BAK-53 sets chosen people as the writers, with the version that was read', async () => {
    const { server } = await openBackStage({ at: `${at}?tab=writers`, answers: [answer(setGroupWriters, () => ({})), one] });
    fireEvent.click(await screen.findByRole('radio', { name: /^Selected people/ }, patience));
    await choose(screen.getByRole('combobox', { name: 'Find a person' }), '林', /林月/);
    await screen.findByRole('listitem', { name: '林月' }, patience);
    await press('Save');
    await waitFor(
      () =>
        expect(server.callsOf(setGroupWriters)).toEqual([
          { body: { address: 'team@jinshu.example', writers: 'chosen', people: [7], version: 4 } },
        ]),
      patience,
    );
  });

  it('BAK-54 lets mail wait for moderators, and says that one is needed', async () => {
    let isRefused = true;
    const change = answer(changeOperationList, () => {
      if (isRefused) throw new Problem('operation-refused', { reason: 'moderators-missing' });
      return list({ isModerated: true, moderators: [{ id: 7, name: '林月', userName: 'lin.yue@jinshu.example' }], version: 6 });
    });
    const { server } = await openBackStage({ at: `${at}?tab=moderation`, answers: [change, one] });
    fireEvent.click(await screen.findByRole('switch', { name: 'Mail waits for a moderator' }, patience));
    await press('Save');
    await screen.findByText('A moderated list needs a moderator who can log in.', {}, patience);
    isRefused = false;
    await choose(screen.getByRole('combobox', { name: 'Find a person' }), '林', /林月/);
    await screen.findByRole('listitem', { name: '林月' }, patience);
    await press('Save');
    await waitFor(
      () =>
        expect(server.callsOf(changeOperationList)).toEqual([
          { params: { id: 3 }, body: { version: 5, isModerated: true, moderatorIds: [] } },
          { params: { id: 3 }, body: { version: 5, isModerated: true, moderatorIds: [7] } },
        ]),
      patience,
    );
  });

  it('BAK-56 sets who may write to everyone, and offers nobody outside', async () => {
    const group = { userName: 'everyone@jinshu.example', department: null, writers: 'inside' as const, people: [], writersVersion: 2 };
    let isRefused = true;
    const { server } = await openBackStage({
      at: '/operation/shared/groups',
      answers: [
        answer(setGroupWriters, () => {
          if (isRefused) throw new Problem('operation-refused', { reason: 'writers-missing' });
          return {};
        }),
        answer(listOperationGroups, () => ({ count: 1, results: [group] })),
      ],
    });
    fireEvent.click(await screen.findByRole('row', { name: 'everyone@jinshu.example' }, patience));
    const form = await dialog('everyone@jinshu.example');
    expect(form.queryByRole('radio', { name: /^Anyone/ })).toBeNull();
    fireEvent.click(form.getByRole('radio', { name: /^Selected people/ }));
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('Choose at least one person.', {}, patience);
    isRefused = false;
    fireEvent.click(form.getByRole('radio', { name: /^Members/ }));
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    expect(server.callsOf(setGroupWriters).at(-1)).toEqual({
      body: { address: 'everyone@jinshu.example', writers: 'members', people: [], version: 2 },
    });
  });

  it('BAK-15 shows no control for a change to an auditor', async () => {
    await openBackStage({ at, session: exampleSession({ role: 'auditor' }), answers: [one] });
    await screen.findByRole('listitem', { name: 'han@print.example' }, patience);
    for (const name of ['Add', 'Delete', /^Remove/, 'Import from a file']) expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
