import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Button } from '../../parts/button/index.ts';
import type { DataGridColumn } from '../../parts/data-grid/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import { type EditedMember, MemberEditor, StatusWord, TabbedPage, TableList } from './index.ts';

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

function Mailboxes() {
  return (
    <TabbedPage
      title="Shared mailboxes and lists"
      actions={<Button tone="accent">New shared mailbox</Button>}
      currentTab="mailboxes"
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
        { id: 'lists', title: 'Mailing lists', content: <p>No lists yet</p> },
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
  title: 'Screens/BackStage/SharedMailboxes',
  component: MemberEditor,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Members', members, emptyText: 'No members yet' },
} satisfies Meta<typeof MemberEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  name: 'BAK-48 shared mailboxes are listed beside the lists, and a deleted one has its day of removal',
  render: () => <Mailboxes />,
  play: async ({ canvas }) => {
    const grid = within(canvas.getByRole('grid', { name: 'Shared mailboxes and lists' }));
    await expect(grid.getByRole('row', { name: '旧热线' })).toHaveTextContent('Removed on Dec 20, 2026');
    await userEvent.click(canvas.getByRole('tab', { name: /Mailing lists/ }));
    await expect(chooseTab).toHaveBeenCalledWith('lists');
  },
};

export const Members: Story = {
  name: 'BAK-49 people and departments have a level, which is changed, and are added and removed',
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

export const SeenByAnAuditor: Story = {
  name: 'BAK-15 an auditor sees members and levels, and no control',
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
