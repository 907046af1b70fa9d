import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../parts/button/index.ts';
import { DataGrid, type DataGridColumn } from '../../parts/data-grid/index.ts';
import { EmptyState } from '../../parts/empty-state/index.ts';
import { SearchField } from '../../parts/search-field/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import { SettingsRow, SettingsSection } from '../settings-form/index.ts';
import {
  BackStageFrame,
  BackStagePage,
  DetailForm,
  DetailPage,
  FaultyCell,
  FormDialog,
  FoundList,
  NameCell,
  NameConfirmDialog,
  OrderTree,
  OutcomeCounts,
  PasswordAgainDialog,
  SideCard,
  SplitPage,
  StatusWord,
  StepsPage,
  TablePage,
} from './index.ts';

interface Person {
  id: string;
  name: string;
  address: string;
  isActive: boolean;
}

const people: readonly Person[] = [
  { id: '1', name: '林月', address: 'lin.yue@jinshu.example', isActive: true },
  { id: '2', name: '吴迪', address: 'wu.di@jinshu.example', isActive: false },
];
const columns: readonly DataGridColumn<Person>[] = [
  { id: 'name', name: 'Name', minWidth: 120, isRowHeader: true, allowsSorting: true, cell: ({ name }) => <NameCell name={name} /> },
  { id: 'address', name: 'Address', minWidth: 160, showsFrom: 'medium', cell: ({ address }) => <bdi>{address}</bdi> },
  {
    id: 'state',
    name: 'Status',
    width: 120,
    cell: ({ isActive }) => <StatusWord tone={isActive ? 'success' : 'danger'}>{isActive ? 'Active' : 'Disabled'}</StatusWord>,
  },
];
const save = fn();
const confirm = fn();

function Frame({ children }: { children: ReactNode }) {
  return (
    <BackStageFrame
      brand={<strong>锦书</strong>}
      name="Administration"
      openLabel="Open menu"
      back={{ label: 'Back to mail', href: '#mail' }}
      currentId="people"
      groups={[
        {
          id: 'people',
          title: 'People',
          sections: [
            { id: 'people', label: 'People', href: '#people', icon: 'people' },
            { id: 'approvals', label: 'Approvals', href: '#approvals', icon: 'clipboard_task', count: 5 },
          ],
        },
        { id: 'empty', title: 'Nothing', sections: [] },
      ]}
      search={<SearchField variant="bar" label="Search" placeholder="Search" value="" onChange={() => undefined} />}
    >
      {children}
    </BackStageFrame>
  );
}

function Table({ rows = people, message }: { rows?: readonly Person[]; message?: string }) {
  const [keyword, setKeyword] = useState('');
  return (
    <Frame>
      <TablePage
        title="People"
        subtitle={`${rows.length} accounts`}
        actions={<Button tone="accent">New person</Button>}
        search={{ label: 'Search people', value: keyword, onChange: setKeyword }}
        columns={columns}
        rows={rows}
        getKey={({ id }) => id}
        textValue={({ name }) => name}
        rowSize="tall"
        emptyState={<EmptyState title="No people found" />}
        failure={message === undefined ? undefined : { message, retryLabel: 'Try again', onRetry: fn() }}
        page={1}
        pageSize={20}
        total={rows.length}
        onPageChange={fn()}
      />
    </Frame>
  );
}

const meta = { title: 'Mail/Administration/BackStage', component: Table, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof Table
>;

export default meta;
type Story = StoryObj<typeof meta>;
type DialogStory = StoryObj<{ onCancel: () => void }>;

export const People: Story = {
  play: async ({ canvas, step }) => {
    await step('BAK-05 shows the sections, and the number of waiting things as a description', async () => {
      const menu = within(canvas.getByRole('navigation', { name: 'Administration' }));
      await expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual(['People', 'Approvals']);
      await expect(menu.getByRole('link', { name: 'Approvals' })).toHaveAccessibleDescription('5');
      await expect(menu.getByRole('link', { name: 'People' })).toHaveAttribute('aria-current', 'page');
    });
    await step('BAK-06 has a grid named as the page, and / goes to its search', async () => {
      await expect(canvas.getByRole('grid', { name: 'People' })).toBeVisible();
      await userEvent.keyboard('/');
      await expect(canvas.getByRole('searchbox', { name: 'Search people' })).toHaveFocus();
    });
  },
};

export const Chinese: Story = { parameters: { locale: 'zh-hans' } };
export const NoRows: Story = { args: { rows: [] } };
export const NotLoaded: Story = { args: { message: 'The server cannot be reached.' } };
export const Dark: Story = { globals: { skin: 'moye' } };

export const Phone: Story = {
  parameters: { windowSize: { width: 390, height: 844 } },
  play: async ({ canvas }) => {
    // Elsewhere than in a test the window is as wide as it is.
    if (window.innerWidth > 640) return;
    const opener = canvas.getByRole('button', { name: 'Open menu' });
    await userEvent.click(opener);
    await waitFor(() => expect(canvas.getByRole('navigation', { name: 'Administration' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

function Record({ isReadOnly = false }: { isReadOnly?: boolean }) {
  const [name, setName] = useState('林月');
  return (
    <Frame>
      <DetailPage
        back={{ label: 'Back to people', href: '#people' }}
        name="林月"
        state={<StatusWord tone="success">Active</StatusWord>}
        about={['lin.yue@jinshu.example', '', 'JS1008']}
        tabsLabel="Person"
        currentTab="profile"
        onTabChange={fn()}
        tabs={[
          {
            id: 'profile',
            title: 'Profile',
            content: (
              <DetailForm
                label="Profile"
                onSave={isReadOnly ? undefined : save}
                onReset={() => setName('林月')}
                changeCount={name === '林月' ? 0 : 1}
              >
                <SettingsSection title="Identity">
                  <SettingsRow label="Name" isChanged={name !== '林月'}>
                    <TextField label="Name" isLabelHidden value={name} onChange={setName} isReadOnly={isReadOnly} />
                  </SettingsRow>
                </SettingsSection>
              </DetailForm>
            ),
          },
        ]}
      />
    </Frame>
  );
}

export const Person: Story = {
  render: () => <Record />,
  play: async ({ canvas, step }) => {
    await step('BAK-07 saves what was changed, and brings it back', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: '林月' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
      await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '月');
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(save).toHaveBeenCalled();
    });
  },
};

export const SeenByAnAuditor: Story = {
  render: () => <Record isReadOnly />,
  play: async ({ canvas, step }) => {
    await step('BAK-15 shows no control for a change', async () => {
      await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
      await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly');
    });
  },
};

export const NameTyped: DialogStory = {
  args: { onCancel: fn() },
  render: ({ onCancel }) => (
    <NameConfirmDialog
      title="Delete service@jinshu.example?"
      name="service@jinshu.example"
      fieldLabel="Type the address"
      cancelLabel="Cancel"
      confirmLabel="Delete"
      onConfirm={confirm}
      onCancel={onCancel}
    >
      3 people, 1,204 messages and 2.1 GB are removed after 30 days.
    </NameConfirmDialog>
  ),
  play: async ({ step }) => {
    await step('BAK-09 says how much is affected, and asks for the name', async () => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Delete service@jinshu.example?' }));
      await expect(dialog.getByText(/3 people, 1,204 messages and 2\.1 GB/)).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
      await userEvent.type(dialog.getByRole('textbox', { name: 'Type the address' }), 'service@jinshu.example');
      await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
      await expect(confirm).toHaveBeenCalled();
    });
  },
};

export const PasswordAgain: DialogStory = {
  args: { onCancel: fn() },
  render: ({ onCancel }) => (
    <PasswordAgainDialog
      title="Confirm with your password"
      fieldLabel="Your password"
      cancelLabel="Cancel"
      confirmLabel="Continue"
      errorMessage="Incorrect password."
      onConfirm={confirm}
      onCancel={onCancel}
    >
      This action requires your password.
    </PasswordAgainDialog>
  ),
  play: async ({ step }) => {
    await step('BAK-10 asks for the password in a dialog', async () => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Confirm with your password' }));
      await userEvent.type(dialog.getByLabelText('Your password'), 'Jinshu-2026{Enter}');
      await expect(confirm).toHaveBeenLastCalledWith('Jinshu-2026');
    });
  },
};

export const Form: DialogStory = {
  args: { onCancel: fn() },
  render: ({ onCancel }) => (
    <FormDialog
      title="New person"
      cancelLabel="Cancel"
      submitLabel="Create"
      errorMessage="The administration can’t do this."
      onSubmit={fn()}
      onCancel={onCancel}
    >
      <TextField label="Name" errorMessage="Enter a name." />
    </FormDialog>
  ),
};

const moved = fn();

export const Departments: Story = {
  render: () => (
    <Frame>
      <SplitPage
        title="Departments"
        hint="Drag a department to move it, or use Alt and the arrow keys."
        list={
          <OrderTree
            label="Departments"
            nodes={[
              { id: 1, name: '锦书研究院', parentId: null, count: 13 },
              { id: 2, name: '研究部', parentId: 1, count: 4 },
              { id: 3, name: '财务部', parentId: 1, count: 2 },
            ]}
            selectedId={2}
            onSelect={fn()}
            onMove={moved}
          />
        }
      >
        <DetailForm label="研究部">
          <SettingsSection title="People">4</SettingsSection>
        </DetailForm>
      </SplitPage>
    </Frame>
  ),
  play: async ({ canvas, step }) => {
    await step('BAK-23 BAK-24 shows the number of people, and moves a department by keyboard', async () => {
      const row = canvas.getByRole('row', { name: '研究部' });
      await expect(row).toHaveTextContent('4');
      row.focus();
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await expect(moved).toHaveBeenLastCalledWith(2, { parentId: 1, beforeId: null });
    });
  },
};

interface ImportedRow {
  row: string;
  name: string;
  capacity: string;
  result: string;
  isFaulty: boolean;
}

const importedRows: readonly ImportedRow[] = [
  { row: '2', name: '白露', capacity: '5 GB', result: 'New', isFaulty: false },
  { row: '13', name: '谢安', capacity: '很大', result: 'Capacity: Use a number with a unit, such as 5 GB.', isFaulty: true },
];
const importColumns: readonly DataGridColumn<ImportedRow>[] = [
  { id: 'row', name: 'Row', width: 64, align: 'end', cell: ({ row }) => row },
  { id: 'name', name: 'Name', minWidth: 96, isRowHeader: true, cell: ({ name }) => name },
  {
    id: 'capacity',
    name: 'Capacity',
    width: 104,
    cell: ({ capacity, isFaulty }) => (isFaulty ? <FaultyCell>{capacity}</FaultyCell> : capacity),
  },
  {
    id: 'result',
    name: 'Result',
    minWidth: 180,
    cell: ({ result, isFaulty }) => <StatusWord tone={isFaulty ? 'danger' : 'success'}>{result}</StatusWord>,
  },
];

export const Import: Story = {
  render: () => (
    <Frame>
      <StepsPage
        back={{ label: 'Back to people', href: '#people' }}
        title="Import people"
        subtitle="people.csv, 2 rows"
        steps={[
          { id: 'file', label: 'Choose file' },
          { id: 'check', label: 'Check' },
          { id: 'import', label: 'Import' },
        ]}
        currentId="check"
        aside={
          <SideCard title="Results">
            <OutcomeCounts
              formatCount={String}
              outcomes={[
                { id: 'new', label: 'New', count: 1, tone: 'success' },
                { id: 'changed', label: 'Changed', count: 0, tone: 'info' },
                { id: 'faulty', label: 'Faulty', count: 1, tone: 'danger' },
              ]}
            />
          </SideCard>
        }
        foot={<Button tone="accent">Import 1 row, skip 1</Button>}
      >
        <DataGrid
          aria-label="Rows of the file"
          columns={importColumns}
          rows={importedRows}
          getKey={({ row }) => row}
          textValue={({ row, name }) => `${row} ${name}`}
        />
      </StepsPage>
    </Frame>
  ),
  play: async ({ canvas, step }) => {
    await step('BAK-29 shows what each row becomes, with its number, column and reason', async () => {
      await expect(canvas.getByRole('row', { name: '13 谢安' })).toHaveTextContent('Capacity: Use a number with a unit, such as 5 GB.');
      await expect(canvas.getByRole('region', { name: 'Results' })).toHaveTextContent('Faulty');
    });
  },
};

/** Results of the search in the bar. */
export const Found: StoryObj = {
  render: () => (
    <Frame>
      <BackStagePage title="Search: lin">
        <FoundList
          groups={[
            {
              id: 'people',
              title: 'People',
              items: people.map(({ id, name, address }) => ({ id, name, detail: address, href: `#person-${id}` })),
              more: { label: 'Show all', href: '#people' },
            },
            { id: 'lists', title: 'Mailing lists', items: [] },
            { id: 'settings', title: 'Settings', items: [{ id: 'link_validity', name: 'Validity of links', href: '#policies' }] },
          ]}
          emptyState={<EmptyState title="Nothing found" />}
        />
      </BackStagePage>
    </Frame>
  ),
  play: async ({ canvas, step }) => {
    await step('BAK-05 shows links in named groups, and no group without results', async () => {
      const group = within(canvas.getByRole('region', { name: 'People' }));
      await expect(group.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#person-1', '#person-2', '#people']);
      await expect(canvas.getByRole('link', { name: 'Validity of links' })).toBeVisible();
      await expect(canvas.queryByRole('region', { name: 'Mailing lists' })).toBeNull();
    });
  },
};
