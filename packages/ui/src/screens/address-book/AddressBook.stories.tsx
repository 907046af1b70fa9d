import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AddressBook, type AddressBookProps } from './AddressBook.tsx';
import { BookSidebar } from './BookSidebar.tsx';
import { ContactCard } from './ContactCard.tsx';
import type { BookContact } from './contacts.ts';
import { GroupChooser } from './GroupChooser.tsx';

const contacts: BookContact[] = [
  { id: '1', name: '陈伟', address: 'chen.wei@jinshu.example', mobile: '138 0000 1234', company: '锦书研究院', groups: ['高校图书馆'] },
  { id: '2', name: '沈禾', address: 'shen.he@jinshu.example', company: '锦书研究院', isAutomatic: true },
  { id: '3', name: 'Hélène Lefèvre', address: 'helene.lefevre@nord-atelier.example', mobile: '+33 6 12 34 56 78', company: 'Nord Atelier' },
];
const tree = [
  { id: 'all', name: '全部联系人', count: 43 },
  { id: '0', name: '未分组', count: 17 },
  { id: '7', name: '高校图书馆', count: 23, isOwn: true },
];
const departments = [{ id: '1', name: '锦书研究院', count: 186, children: [{ id: '2', name: '研究部', count: 64 }] }];
const books = [
  { source: 'pab', href: '#pab', count: 43 },
  { source: 'oab', href: '#oab' },
  { source: 'cab', href: '#cab' },
  { source: 'soab', href: '#soab' },
] as const;
const side = {
  books,
  onSourceChange: fn(),
  onSelect: fn(),
  onAdd: fn(),
  onNewGroup: fn(),
  onRefresh: fn(),
  onRename: fn(),
  onDelete: fn(),
  onMenu: fn(),
  onDropContacts: fn(),
};

/** Stories keep search and selection themselves, as an app would. */
function Kept(props: AddressBookProps) {
  const [keys, setKeys] = useState(props.selectedKeys);
  const [search, setSearch] = useState(props.search);
  const onSearchChange = (text: string) => {
    setSearch(text);
    props.onSearchChange(text);
  };
  return (
    <div style={{ display: 'flex', blockSize: 560, background: 'var(--jinshu-color-surface-panel)' }}>
      <div style={{ flex: 'none', inlineSize: 212, padding: 8 }}>
        <BookSidebar {...side} source={props.source} nodes={props.source === 'pab' ? tree : departments} selectedId="all" />
      </div>
      <AddressBook {...props} selectedKeys={keys} onSelectionChange={setKeys} search={search} onSearchChange={onSearchChange} />
    </div>
  );
}

const chooser = { onApply: fn(), onCreate: fn() };

/** Actions for personal contacts. */
const own = {
  onAdd: fn(),
  onEdit: fn(),
  onDelete: fn(),
  onImport: fn(),
  onDuplicates: fn(),
  onExportSelected: fn(),
  groupChooser: () => <GroupChooser {...chooser} count={2} groups={[{ id: '7', name: '高校图书馆', memberCount: 1 }]} />,
} satisfies Partial<AddressBookProps>;

const meta = {
  title: 'Mail/Contacts/AddressBook',
  component: AddressBook,
  args: {
    source: 'pab',
    title: '全部联系人',
    search: '',
    onSearchChange: fn(),
    contacts,
    total: 43,
    page: 1,
    onPageChange: fn(),
    onPageSizeChange: fn(),
    sort: { column: 'name', direction: 'ascending' },
    onSortChange: fn(),
    selectedKeys: new Set<string>(),
    onSelectionChange: fn(),
    onSelectAll: fn(),
    onOpen: fn(),
    onWrite: fn(),
    onExport: fn(),
  },
  render: (args) => <Kept {...args} />,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AddressBook>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = { getByRole: (role: string, options: object) => HTMLElement };

const grid = (canvas: Canvas) => within(canvas.getByRole('grid', { name: 'Contacts' }));
const tick = (canvas: Canvas, name: RegExp) => userEvent.click(within(grid(canvas).getByRole('row', { name })).getByRole('checkbox'));

export const Default: Story = {
  tags: ['CON-02'],
  name: 'A tree of groups stands beside the people, who can be searched and opened',
  args: own,
  play: async ({ args, canvas }) => {
    const groups = within(canvas.getByRole('tree', { name: 'Groups' }));
    await userEvent.click(groups.getByRole('treeitem', { name: '高校图书馆, 23' }));
    await expect(side.onSelect).toHaveBeenCalledWith('7');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search contacts' }), 'chen');
    await expect(args.onSearchChange).toHaveBeenLastCalledWith('chen');
    await userEvent.click(grid(canvas).getByRole('row', { name: /Lefèvre/ }));
    await expect(args.onOpen).toHaveBeenCalledWith(contacts[2]);
  },
};

export const FourBooks: Story = {
  tags: ['CON-01'],
  name: 'The personal book, the organization, the company and the shared domains are chosen between',
  args: own,
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Address books' })).getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual(['Personal', 'Organization', 'Company', 'Shared domains']);
    await userEvent.click(canvas.getByRole('link', { name: 'Shared domains' }));
    await expect(side.onSourceChange).toHaveBeenCalledWith('soab');
  },
};

export const TreeByKeyboard: Story = {
  tags: ['CON-02'],
  name: 'Arrows walk the groups, F2 renames one and Delete deletes it',
  args: own,
  play: async ({ canvas }) => {
    canvas.getByRole('treeitem', { name: '全部联系人, 43' }).focus();
    await userEvent.keyboard('{F2}{End}');
    await expect(canvas.getByRole('treeitem', { name: '高校图书馆, 23' })).toHaveFocus();
    await userEvent.keyboard('{F2}{Delete}{Enter}');
    await expect(side.onRename).toHaveBeenCalledWith(tree[2]);
    await expect(side.onDelete).toHaveBeenCalledWith(tree[2]);
    await expect(side.onSelect).toHaveBeenLastCalledWith('7');
  },
};

export const Pages: Story = {
  tags: ['CON-03'],
  name: 'Ten people stand on a page, and 10, 20, 50 and 100 are offered',
  args: own,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('1–10 of 43')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '10 per page' }));
    const sizes = await screen.findAllByRole('menuitemradio');
    await expect(sizes.map(({ textContent }) => textContent)).toEqual(['10 per page', '20 per page', '50 per page', '100 per page']);
    await userEvent.click(screen.getByRole('menuitemradio', { name: '50 per page' }));
    await expect(args.onPageSizeChange).toHaveBeenCalledWith(50);
  },
};

export const Selected: Story = {
  tags: ['CON-10', 'CON-54'],
  name: 'Several people are chosen and deleted together by one bar of actions',
  args: own,
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('toolbar', { name: 'Contact actions' })).toBeNull();
    await tick(canvas, /陈伟/);
    await tick(canvas, /沈禾/);
    await expect(canvas.getByText('2 selected')).toBeVisible();
    const actions = within(canvas.getByRole('toolbar', { name: 'Contact actions' }));
    await userEvent.click(actions.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledWith('selected');
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 43' }));
    await expect(args.onSelectAll).toHaveBeenCalled();
  },
};

export const Groups: Story = {
  tags: ['CON-11'],
  name: 'Chosen people go into groups, and a dash marks a group that some are in',
  args: { ...own, selectedKeys: new Set(['1', '2']) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to groups' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to groups' }));
    await expect(dialog.getByRole('checkbox', { name: '高校图书馆' })).toBePartiallyChecked();
    await expect(dialog.getByText('1 of 2')).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: '高校图书馆' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await expect(chooser.onApply).toHaveBeenCalledWith({ add: ['7'], remove: [] });
  },
};

export const PersonalExport: Story = {
  tags: ['CON-17', 'CON-52'],
  name: 'The personal book is exported as tables and as vCard',
  args: own,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cards (vCard)' }));
    await expect(args.onExport).toHaveBeenCalledWith('vcf');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const CameByThemselves: Story = {
  tags: ['CON-55'],
  name: 'People who came by themselves are marked, kept together and deleted together',
  args: { ...own, onPromote: fn(), onEmpty: fn(), selectedKeys: new Set(['2']) },
  play: async ({ args, canvas }) => {
    await expect(grid(canvas).getByText('Added automatically')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep' }));
    await expect(args.onPromote).toHaveBeenCalledWith('selected');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete all' }));
    await expect(args.onEmpty).toHaveBeenCalled();
  },
};

const organisation = {
  source: 'oab',
  title: '研究部',
  note: '64 people',
  onCopy: fn(),
  onWriteAll: fn(),
  exportForms: ['xlsx', 'foxmail', 'outlook'],
  onTutorial: fn(),
} satisfies Partial<AddressBookProps>;

export const Organisation: Story = {
  tags: ['CON-05', 'CON-20', 'CON-21'],
  name: 'People of the organization are added to the personal book, and exported in three forms with help',
  args: organisation,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('tree', { name: 'Departments' })).toBeVisible();
    await tick(canvas, /沈禾/);
    const actions = within(canvas.getByRole('toolbar', { name: 'Contact actions' }));
    await expect(actions.queryByRole('button', { name: 'Delete' })).toBeNull();
    await userEvent.click(actions.getByRole('button', { name: 'Add to personal contacts' }));
    await expect(args.onCopy).toHaveBeenCalledWith('selected');
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    const entries = await screen.findAllByRole('menuitem');
    await expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Table (xlsx)',
      'For Foxmail (csv)',
      'For Outlook (csv)',
      'How to use the files',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'How to use the files' }));
    await expect(args.onTutorial).toHaveBeenCalled();
  },
};

export const WithTheKeyboard: Story = {
  args: own,
  play: async ({ args, canvas }) => {
    grid(canvas).getByRole('row', { name: /陈伟/ }).focus();
    await userEvent.keyboard(' {ArrowDown} ');
    await expect(canvas.getByText('2 selected')).toBeVisible();
    await userEvent.keyboard('{Enter}{F2}{Delete}');
    await expect(args.onOpen).toHaveBeenCalledWith(contacts[1]);
    await expect(args.onEdit).toHaveBeenCalledWith(contacts[1]);
    await expect(args.onDelete).toHaveBeenCalledWith('selected');
  },
};

const card = (
  <ContactCard
    name="陈伟"
    note="研究员 · 锦书研究院"
    details={[
      { label: 'Email', value: 'chen.wei@jinshu.example' },
      { label: 'Mobile', value: '139 0571 2280' },
    ]}
    mails={{
      total: 38,
      entries: [{ id: '1', title: '青鸾接口文档', time: '11-23 05:45', isUnread: true }],
      onOpen: fn(),
      onShowAll: fn(),
    }}
    onWrite={fn()}
    onEdit={fn()}
    onClose={fn()}
  />
);

export const WithACard: Story = { args: { ...own, card } };
export const WithACardOnAPhone: Story = { args: { ...own, card }, parameters: { windowSize: { width: 390, height: 844 } } };
export const Empty: Story = { args: { ...own, contacts: [], total: 0 } };
export const NoneFound: Story = { args: { contacts: [], total: 0, search: 'zzz' } };
export const Loading: Story = { args: { contacts: [], total: 0, isLoading: true } };
export const Failed: Story = { args: { errorMessage: 'The contacts were not loaded. Try again.', onRetry: fn() } };
export const InChinese: Story = { args: { ...own, selectedKeys: new Set(['1']) }, parameters: { locale: 'zh-hans' } };
export const RightToLeft: Story = { args: own, parameters: { direction: 'rtl' } };
export const OnAPhone: Story = { args: { ...own, chips: tree }, parameters: { windowSize: { width: 390, height: 844 } } };
export const ForcedColours: Story = { args: own, parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { args: own, globals: { density: 'compact' } };
export const LongText: Story = {
  args: {
    title: 'Lieferantenverzeichnisverwaltungsgruppe für sehr lange Namen',
    contacts: [
      {
        id: '1',
        name: 'x'.repeat(80),
        address: `${'y'.repeat(60)}@jinshu.example`,
        mobile: '1'.repeat(40),
        company: 'z'.repeat(80),
        groups: ['g'.repeat(50)],
      },
    ],
    total: 1,
  },
};
