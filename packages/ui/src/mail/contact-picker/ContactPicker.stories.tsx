import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../parts/button/index.ts';
import { ContactPane } from './ContactPane.tsx';
import { ContactPicker, type ContactPickerProps } from './ContactPicker.tsx';
import type { ContactSource, PickerContact, PickerNode } from './chosen.ts';

const names = ['陈砚秋', '程以观', '方既白', '韩疏影', '季怀川', '李观澜', '孟听雨', '沈怀瑾', '唐半山', '叶知秋'];
const local = ['chen.yanqiu', 'cheng.yiguan', 'fang.jibai', 'han.shuying', 'ji.huaichuan', 'li.guanlan'];
const people: PickerContact[] = Array.from({ length: 24 }, (_, index) => ({
  id: `${index}`,
  name: names[index % names.length] ?? '',
  address: `${local[index] ?? `person${index}`}@jinshu.example`,
  detail: index % 3 === 0 ? '架构组组长' : '工程师',
}));
const tree: PickerNode[] = [
  {
    id: '1',
    name: '云川集团',
    address: 'everyone@jinshu.example',
    children: [
      { id: '2', name: '总裁办公室', address: 'dept_2@jinshu.example' },
      {
        id: '3',
        name: '研发中心',
        address: 'dept_3@jinshu.example',
        children: [
          { id: '4', name: '架构组', address: 'dept_4@jinshu.example' },
          { id: '5', name: '数据平台部', address: 'dept_5@jinshu.example' },
        ],
      },
    ],
  },
];

const onNodeSelect = fn();
const onSourceChange = fn();

function Held(props: ContactPickerProps) {
  const [isOpen, setIsOpen] = useState(true);
  const [source, setSource] = useState(props.source);
  const [nodeId, setNodeId] = useState(props.selectedNodeId);
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const found = props.contacts.filter(({ name, address }) => `${name} ${address}`.includes(search));
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Choose</Button>
      <ContactPicker
        {...props}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        source={source}
        onSourceChange={(next) => {
          onSourceChange(next);
          setSource(next);
        }}
        selectedNodeId={nodeId}
        onNodeSelect={(next) => {
          onNodeSelect(next);
          setNodeId(next);
        }}
        search={search}
        onSearchChange={setSearch}
        contacts={found.slice((page - 1) * 20, page * 20)}
        total={found.length}
        page={page}
        onPageChange={setPage}
      />
    </>
  );
}

const sources: ContactSource[] = ['pab', 'oab', 'cab', 'soab', 'lab'];
const meta = {
  title: 'Mail/Contacts/ContactPicker',
  component: ContactPicker,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    sources,
    source: 'oab',
    onSourceChange,
    tree,
    selectedNodeId: '4',
    onNodeSelect,
    search: '',
    onSearchChange: fn(),
    contacts: people,
    total: people.length,
    page: 1,
    onPageChange: fn(),
    onConfirm: fn(),
    defaultChosen: {
      to: [{ address: 'chen.yanqiu@jinshu.example', name: '陈砚秋' }],
      cc: [
        { address: 'fang.jibai@jinshu.example', name: '方既白' },
        { address: 'dept_9@jinshu.example', name: '品牌管理部' },
      ],
      bcc: [],
    },
  },
  render: (args) => <Held {...args} />,
  // Open from the start: in the page itself it would cover the rest of it.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof ContactPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['PIC-10', 'PIC-11'],
  name: 'Departments on the left, people in the middle, who was chosen on the right',
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose contacts' }));
    await expect(dialog.getAllByRole('radio').map((tab) => tab.textContent)).toEqual([
      'Personal',
      'Organization',
      'Company',
      'Shared domains',
      'Mailing lists',
    ]);
    // It comes in with a fade.
    await waitFor(() => expect(dialog.getByRole('treegrid', { name: 'Organization' })).toBeVisible());
    await expect(dialog.getByRole('grid', { name: 'Contacts' })).toBeVisible();
    await expect(dialog.getByRole('grid', { name: 'Cc' })).toHaveTextContent('品牌管理部');
    await userEvent.click(dialog.getByRole('radio', { name: 'Company' }));
    await expect(onSourceChange).toHaveBeenCalledWith('cab');
  },
};

export const Pages: Story = {
  tags: ['PIC-12'],
  name: '20 people on a page',
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    const grid = dialog.getByRole('grid', { name: 'Contacts' });
    await expect(within(grid).getAllByRole('checkbox')).toHaveLength(21);
    await expect(dialog.getByText('24 people')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(within(grid).getAllByRole('checkbox')).toHaveLength(5));
    await expect(dialog.getByText('2 / 2')).toBeInTheDocument();
  },
};

export const ChosenByKeyboard: Story = {
  tags: ['PIC-10'],
  name: 'People are ticked for the marked field, taken out again and handed over, by keyboard',
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const bcc = dialog.getByRole('button', { name: 'Bcc' });
    bcc.focus();
    await userEvent.keyboard('{Enter}');
    await expect(bcc).toHaveAttribute('aria-pressed', 'true');
    const tick = (row: RegExp) => {
      const found = within(dialog.getByRole('grid', { name: 'Contacts' })).getAllByRole('row', { name: row });
      return userEvent.click(found[0] ?? dialog.getByRole('grid', { name: 'Contacts' }));
    };
    await tick(/程以观/);
    await expect(await dialog.findByRole('grid', { name: 'Bcc' })).toHaveTextContent('程以观');
    // Deselecting a contact removes it from its field.
    await tick(/陈砚秋/);
    await waitFor(() => expect(dialog.queryByRole('grid', { name: 'To' })).toBeNull());
    const chip = within(dialog.getByRole('grid', { name: 'Cc' })).getByRole('row', { name: '品牌管理部' });
    chip.focus();
    await userEvent.keyboard('{Delete}');
    await userEvent.click(await dialog.findByRole('button', { name: 'Done (2)' }));
    await expect(args.onConfirm).toHaveBeenCalledWith({
      to: [],
      cc: [{ address: 'fang.jibai@jinshu.example', name: '方既白' }],
      bcc: [{ address: 'cheng.yiguan@jinshu.example', name: '程以观' }],
    });
  },
};

export const AWholeDepartment: Story = {
  tags: ['PIC-10'],
  name: 'A whole department is one recipient',
  args: { defaultChosen: { to: [], cc: [], bcc: [] } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: 'Done' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('row', { name: /研发中心/ }));
    await expect(onNodeSelect).toHaveBeenLastCalledWith('3');
    await expect(await dialog.findByRole('searchbox', { name: 'Search in 研发中心' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Add whole department' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Done (1)' }));
    await expect(args.onConfirm).toHaveBeenLastCalledWith({
      to: [{ address: 'dept_3@jinshu.example', name: '研发中心' }],
      cc: [],
      bcc: [],
    });
  },
};

export const EverybodyTakenOut: Story = {
  tags: ['PIC-10'],
  name: 'Everybody can be taken out again',
  args: { defaultChosen: { to: [{ address: 'chen.yanqiu@jinshu.example', name: '陈砚秋' }], cc: [], bcc: [] } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^Clear To/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(args.onConfirm).toHaveBeenLastCalledWith({ to: [], cc: [], bcc: [] });
  },
};

export const Separately: Story = { args: { kinds: ['to'], defaultChosen: { to: [], cc: [], bcc: [] } } };
export const Loading: Story = { args: { contacts: [], isLoading: true } };
export const Failed: Story = { args: { errorMessage: 'The address book could not be read.' } };
export const Empty: Story = { args: { contacts: [], source: 'lab', tree: [], selectedNodeId: undefined as never } };
export const LongNames: Story = {
  args: {
    contacts: [
      { id: '1', name: '网络交易监督管理司综合处联络员'.repeat(4), address: `${'donaudampfschifffahrt'.repeat(5)}@jinshu.example` },
    ],
    defaultChosen: { to: [{ name: '', address: `${'donaudampfschifffahrt'.repeat(5)}@jinshu.example` }], cc: [], bcc: [] },
  },
};
export const OnAPhone: Story = {
  parameters: { windowSize: { width: 390, height: 844 } },
  play: async ({ canvasElement }) => {
    const { getByRole } = within(canvasElement.ownerDocument.body);
    const title = getByRole('heading', { name: 'Choose contacts' }).getBoundingClientRect();
    await expect(Math.abs(getByRole('button', { name: 'Close' }).getBoundingClientRect().top - title.top)).toBeLessThan(24);
    await expect(getByRole('radio', { name: 'Personal' }).getBoundingClientRect().top).toBeGreaterThan(title.bottom);
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const InForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

const onPick = fn();
const chosenNow: ReadonlySet<string> = new Set(['chen.yanqiu@jinshu.example']);

function Pane() {
  const [source, setSource] = useState<ContactSource>('pab');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const found = people.filter(({ name, address }) => `${name} ${address}`.includes(search));
  return (
    <div style={{ inlineSize: 296, blockSize: 620, display: 'flex' }}>
      <ContactPane
        sources={['pab', 'oab', 'cab']}
        source={source}
        onSourceChange={setSource}
        search={search}
        onSearchChange={setSearch}
        contacts={found.slice((page - 1) * 10, page * 10)}
        total={found.length}
        page={page}
        onPageChange={setPage}
        chosenAddresses={chosenNow}
        onPick={onPick}
      />
    </div>
  );
}

export const PaneBesideALetter: StoryObj = {
  tags: ['CMP-18', 'PIC-12'],
  name: 'Ten people a page beside a letter; a press adds one to the field edited last',
  render: () => <Pane />,
  play: async ({ canvas }) => {
    onPick.mockClear();
    const list = canvas.getByRole('grid', { name: 'Contacts' });
    await expect(within(list).getAllByRole('row')).toHaveLength(10);
    await expect(within(list).getByRole('row', { name: '陈砚秋, added' })).toBeVisible();
    await userEvent.click(within(list).getByText('方既白'));
    await expect(onPick).toHaveBeenLastCalledWith(people[2]);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await expect(onPick).toHaveBeenLastCalledWith(people[2], 'cc');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search name or address' }), '叶知秋');
    await waitFor(() => expect(within(list).getAllByRole('row')).toHaveLength(2));
  },
};

export const Compact: Story = { globals: { density: 'compact' } };
