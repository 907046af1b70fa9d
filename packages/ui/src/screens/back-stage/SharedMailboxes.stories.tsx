import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Button } from '../../parts/button/index.ts';
import type { DataGridColumn } from '../../parts/data-grid/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import { type EditedMember, MemberEditor, StatusWord, TabbedPage, TableList, WriterChoice } from './index.ts';

interface Mailbox {
  id: string;
  name: string;
  address: string;
  removedOn?: string;
}

const mailboxes: readonly Mailbox[] = [
  { id: '1', name: '读者服务', address: 'service@jinshu.example' },
  { id: '2', name: '旧热线', address: 'hotline@jinshu.example', removedOn: 'Removed on Dec 20, 2026' },
];
const columns: readonly DataGridColumn<Mailbox>[] = [
  { id: 'name', name: 'Name', minWidth: 120, isRowHeader: true, cell: ({ name }) => <bdi>{name}</bdi> },
  { id: 'address', name: 'Address', minWidth: 160, showsFrom: 'medium', cell: ({ address }) => <bdi>{address}</bdi> },
  {
    id: 'state',
    name: 'Status',
    width: 200,
    cell: ({ removedOn }) => <StatusWord tone={removedOn ? 'danger' : 'success'}>{removedOn ?? 'Active'}</StatusWord>,
  },
];
const chooseTab = fn();

interface MailingList {
  id: string;
  name: string;
  address: string;
  owner: string;
}

const listColumns: readonly DataGridColumn<MailingList>[] = [
  { id: 'name', name: 'Name', minWidth: 120, isRowHeader: true, cell: ({ name }) => <bdi>{name}</bdi> },
  { id: 'address', name: 'Address', minWidth: 160, cell: ({ address }) => <bdi>{address}</bdi> },
  { id: 'owner', name: 'Owner', width: 120, cell: ({ owner }) => <bdi>{owner}</bdi> },
];
const openList = fn();

function Mailboxes({ tab = 'mailboxes' }: { tab?: string }) {
  return (
    <TabbedPage
      title="Shared mailboxes and lists"
      actions={<Button tone="accent">New shared mailbox</Button>}
      currentTab={tab}
      onTabChange={chooseTab}
      tabs={[
        {
          id: 'mailboxes',
          title: 'Shared mailboxes',
          count: 2,
          content: (
            <TableList
              label="Shared mailboxes and lists"
              columns={columns}
              rows={mailboxes}
              getKey={({ id }) => id}
              textValue={({ name }) => name}
              page={1}
              pageSize={20}
              total={2}
              onPageChange={fn()}
            />
          ),
        },
        {
          id: 'lists',
          title: 'Mailing lists',
          content: (
            <TableList
              label="Mailing lists"
              columns={listColumns}
              rows={[{ id: '3', name: '项目组', address: 'team@jinshu.example', owner: '赵敏' }]}
              getKey={({ id }) => id}
              textValue={({ name }) => name}
              onRowAction={({ id }) => openList(id)}
              page={1}
              pageSize={20}
              total={1}
              onPageChange={fn()}
            />
          ),
        },
      ]}
    />
  );
}

const members: readonly EditedMember[] = [
  { id: 'department-2', of: 'department', name: '市场部', detail: 'With all below it', level: 'read' },
  { id: 'person-7', of: 'person', name: '林月', detail: 'lin.yue@jinshu.example', level: 'full' },
];
const change = fn();
const remove = fn();
const add = fn();

const meta = {
  title: 'Mail/Administration/BackStage/SharedMailboxes',
  component: MemberEditor,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Members', members, emptyText: 'No members yet' },
} satisfies Meta<typeof MemberEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  tags: ['BAK-48'],
  name: 'Shared mailboxes are listed beside the lists, and a deleted one has its day of removal',
  render: () => <Mailboxes />,
  play: async ({ canvas }) => {
    const grid = within(canvas.getByRole('grid', { name: 'Shared mailboxes and lists' }));
    await expect(grid.getByRole('row', { name: '旧热线' })).toHaveTextContent('Removed on Dec 20, 2026');
    await userEvent.click(canvas.getByRole('tab', { name: /Mailing lists/ }));
    await expect(chooseTab).toHaveBeenCalledWith('lists');
  },
};

export const Lists: Story = {
  tags: ['BAK-51'],
  name: 'Mailing lists are shown with address and owner, and open',
  render: () => <Mailboxes tab="lists" />,
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('grid', { name: 'Mailing lists' })).getByRole('row', { name: '项目组' });
    for (const words of ['team@jinshu.example', '赵敏']) await expect(row).toHaveTextContent(words);
    await userEvent.click(row);
    await expect(openList).toHaveBeenCalledWith('3');
  },
};

export const Members: Story = {
  tags: ['BAK-49'],
  name: 'People and departments have a level, which is changed, and are added and removed',
  args: {
    hasLevels: true,
    addLabel: 'Add',
    picker: <TextField label="Person or department" isLabelHidden placeholder="Person or department" />,
    onAdd: add,
    onLevelChange: change,
    onRemove: remove,
  },
  play: async ({ canvas }) => {
    const lin = within(canvas.getByRole('listitem', { name: '林月' }));
    await userEvent.click(lin.getByRole('button', { name: /Permission of 林月$/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Read-only' }));
    await expect(change).toHaveBeenCalledWith(members[1], 'read');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 市场部' }));
    await expect(remove).toHaveBeenCalledWith(members[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(add).toHaveBeenCalledWith('read');
  },
};

export const ListMembers: Story = {
  tags: ['BAK-52'],
  name: 'Members of a list are people, departments, other lists and outside addresses, without a level',
  args: {
    addLabel: 'Add',
    picker: <TextField label="Person, department, list or address" isLabelHidden />,
    actions: <Button>Import from a file</Button>,
    onAdd: add,
    onRemove: remove,
    members: [
      { id: '1', of: 'department', name: '市场部', detail: 'dept_4@jinshu.example' },
      { id: '2', of: 'list', name: '项目组', detail: 'team@jinshu.example' },
      { id: '3', of: 'person', name: '林月', detail: 'lin.yue@jinshu.example' },
      { id: '4', of: 'outside', name: 'han@print.example' },
    ],
  },
  play: async ({ canvas, args }) => {
    const rows = within(canvas.getByRole('list', { name: 'Members' })).getAllByRole('listitem');
    await expect(rows.map((row) => row.getAttribute('aria-label'))).toEqual(['市场部', '项目组', '林月', 'han@print.example']);
    await expect(canvas.queryByRole('button', { name: /^Permission/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove han@print.example' }));
    await expect(remove).toHaveBeenLastCalledWith(args.members[3]);
    await expect(canvas.getByRole('button', { name: 'Import from a file' })).toBeVisible();
  },
};

const choose = fn();

export const Writers: Story = {
  tags: ['BAK-53', 'BAK-56'],
  name: 'It is chosen who may write, chosen people are shown, and a department is never open to people outside',
  render: () => (
    <>
      <WriterChoice
        label="People that may write to the list"
        options={[
          { id: 'everybody', label: 'Everybody', description: 'People outside too' },
          { id: 'inside', label: 'People inside' },
          { id: 'members', label: 'Members' },
          { id: 'chosen', label: 'Chosen people' },
        ]}
        value="chosen"
        onChange={choose}
        people={members.slice(1).map(({ level: _, ...member }) => member)}
        peopleLabel="Chosen people of the list"
        emptyText="Nobody yet"
        onRemove={remove}
      />
      <WriterChoice
        label="People that may write to the department"
        options={[
          { id: 'inside', label: 'People inside' },
          { id: 'members', label: 'Members' },
          { id: 'chosen', label: 'Chosen people' },
        ]}
        value="inside"
        onChange={choose}
        people={[]}
        peopleLabel="Chosen people of the department"
        emptyText="Nobody yet"
      />
    </>
  ),
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('radiogroup', { name: 'People that may write to the list' }));
    await expect(list.getAllByRole('radio')).toHaveLength(4);
    await expect(canvas.getByRole('listitem', { name: '林月' })).toBeVisible();
    await userEvent.click(list.getByRole('radio', { name: /^Everybody/ }));
    await expect(choose).toHaveBeenLastCalledWith('everybody');
    const department = within(canvas.getByRole('radiogroup', { name: 'People that may write to the department' }));
    await expect(department.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      'inside',
      'members',
      'chosen',
    ]);
  },
};

export const SeenByAnAuditor: Story = {
  tags: ['BAK-15'],
  name: 'An auditor sees members and levels, and no control',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { name: '林月' })).toHaveTextContent('Full control');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Phone: Story = {
  name: 'on a phone the level is below the name',
  args: { ...Members.args },
  parameters: { windowSize: { width: 390, height: 844 } },
};
