import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AddressBook, type AddressBookProps, type BookContact } from './AddressBook.tsx';

const contacts: BookContact[] = [
  { id: '1', name: '陈伟', address: 'chen.wei@jinshu.example', mobile: '138 0000 1234', detail: '研究部 · 工程师' },
  { id: '2', name: '沈禾', address: 'shen.he@jinshu.example', detail: '合规部 · 主管' },
  { id: '3', name: 'Hélène Lefèvre', address: 'helene.lefevre@nord-atelier.example', mobile: '+33 6 12 34 56 78', detail: 'Nord Atelier' },
];
const tree = [
  { id: '-1', name: '全部联系人' },
  { id: '7', name: '云川项目', children: [{ id: '8', name: '供应商' }] },
  { id: '0', name: '未分组' },
];

function Kept(props: AddressBookProps) {
  const [keys, setKeys] = useState(props.selectedKeys);
  const [search, setSearch] = useState(props.search);
  const [node, setNode] = useState(props.selectedNodeId);
  const kept = {
    selectedKeys: keys,
    onSelectionChange: setKeys,
    search,
    onSearchChange: (text: string) => {
      setSearch(text);
      props.onSearchChange(text);
    },
    selectedNodeId: node,
    onNodeSelect: (id: string) => {
      setNode(id);
      props.onNodeSelect(id);
    },
  };
  return <AddressBook {...props} {...kept} />;
}

/** Actions for personal contacts. */
const own = { onAdd: fn(), onEdit: fn(), onDelete: fn(), onDistribute: fn(), onImport: fn() };

const meta = {
  title: 'Mail/AddressBook',
  component: AddressBook,
  args: {
    sources: ['pab', 'oab', 'cab', 'soab'],
    source: 'pab',
    onSourceChange: fn(),
    tree,
    selectedNodeId: '-1',
    onNodeSelect: fn(),
    search: '',
    onSearchChange: fn(),
    contacts,
    total: 43,
    page: 1,
    onPageChange: fn(),
    onPageSizeChange: fn(),
    selectedKeys: new Set<string>(),
    onSelectionChange: fn(),
    onWrite: fn(),
    onExport: fn(),
  },
  render: (args) => <Kept {...args} />,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', blockSize: 560 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AddressBook>;

export default meta;
type Story = StoryObj<typeof meta>;

const grid = (canvas: { getByRole: (role: string, options: object) => HTMLElement }) =>
  within(canvas.getByRole('grid', { name: 'Contacts' }));

export const Default: Story = {
  name: 'CON-02 a tree stands beside the people, who can be searched',
  args: own,
  play: async ({ args, canvas }) => {
    const groups = canvas.getByRole('treegrid', { name: 'Personal' });
    await userEvent.click(within(groups).getByRole('row', { name: '供应商' }));
    await expect(args.onNodeSelect).toHaveBeenCalledWith('8');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search name or address' }), 'chen');
    await expect(args.onSearchChange).toHaveBeenLastCalledWith('chen');
    await userEvent.click(grid(canvas).getByRole('row', { name: /Lefèvre/ }));
    await expect(args.onEdit).toHaveBeenCalledWith(contacts[2]);
  },
};

export const FourBooks: Story = {
  name: 'CON-01 the personal book, the organisation, the company and the shared domains are chosen between',
  args: own,
  play: async ({ args, canvas }) => {
    const books = within(canvas.getByRole('radiogroup', { name: 'Address book' })).getAllByRole('radio');
    await expect(books.map(({ textContent }) => textContent)).toEqual(['Personal', 'Organization', 'Company', 'Shared domains']);
    await userEvent.click(canvas.getByRole('radio', { name: 'Shared domains' }));
    await expect(args.onSourceChange).toHaveBeenCalledWith('soab');
  },
};

export const Pages: Story = {
  name: 'CON-03 ten people stand on a page, and 10, 20, 50 and 100 are offered',
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

export const Deleting: Story = {
  name: 'CON-10 several people are chosen and deleted together, after a question',
  args: own,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeDisabled();
    for (const name of [/陈伟/, /沈禾/]) await userEvent.click(within(grid(canvas).getByRole('row', { name })).getByRole('checkbox'));
    await expect(canvas.getByText('2 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete these 2 contacts?' }));
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledWith(['1', '2']);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const PersonalExport: Story = {
  name: 'CON-17 the personal book is exported by one press',
  args: own,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.onExport).toHaveBeenCalledWith('general');
  },
};

export const Organisation: Story = {
  name: 'CON-05 CON-20 CON-21 people of the organisation are added to the personal book, and exported in three forms with help',
  args: {
    source: 'oab',
    tree: [{ id: '1', name: '锦书', children: [{ id: '2', name: '研究部' }] }],
    selectedNodeId: '1',
    onCopy: fn(),
    exportForms: ['general', 'foxmail', 'outlook'],
    onTutorial: fn(),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull();
    await userEvent.click(within(grid(canvas).getByRole('row', { name: /沈禾/ })).getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Add to personal contacts' }));
    await expect(args.onCopy).toHaveBeenCalledWith(['2']);
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    const entries = await screen.findAllByRole('menuitem');
    await expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Table (general)',
      'For Foxmail',
      'For Outlook',
      'How to use the files',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'For Foxmail' }));
    await expect(args.onExport).toHaveBeenCalledWith('foxmail');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'How to use the files' }));
    await expect(args.onTutorial).toHaveBeenCalled();
  },
};

export const WithTheKeyboard: Story = {
  args: own,
  play: async ({ args, canvas }) => {
    const row = grid(canvas).getByRole('row', { name: /陈伟/ });
    row.focus();
    await userEvent.keyboard(' {ArrowDown} ');
    await expect(canvas.getByText('2 selected')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEdit).toHaveBeenCalledWith(contacts[1]);
  },
};

export const Empty: Story = { args: { contacts: [], total: 0 } };
export const NoneFound: Story = { args: { contacts: [], total: 0, search: 'zzz' } };
export const Loading: Story = { args: { contacts: [], total: 0, isLoading: true } };
export const Failed: Story = { args: { errorMessage: 'The contacts were not loaded. Try again.' } };
export const InChinese: Story = { args: own, parameters: { locale: 'zh-hans' } };
export const RightToLeft: Story = { args: own, parameters: { direction: 'rtl' } };
export const OnAPhone: Story = { args: own, parameters: { windowSize: { width: 390, height: 844 } } };
export const ForcedColours: Story = { args: own, parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { args: own, globals: { density: 'compact' } };
export const LongText: Story = {
  args: {
    tree: [{ id: '-1', name: 'Lieferantenverzeichnisverwaltungsgruppe für sehr lange Namen' }],
    contacts: [
      { id: '1', name: 'x'.repeat(80), address: `${'y'.repeat(60)}@jinshu.example`, mobile: '1'.repeat(40), detail: 'z'.repeat(80) },
    ],
    total: 1,
  },
};
