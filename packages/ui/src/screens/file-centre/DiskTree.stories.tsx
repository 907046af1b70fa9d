import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { type DiskFolder, DiskTree, type DiskTreeProps } from './DiskTree.tsx';

const folders: DiskFolder[] = [
  {
    id: 'group',
    name: '云川集团',
    children: [
      {
        id: 'brand',
        name: '品牌管理部',
        children: [
          { id: 'goods', name: '品牌物料' },
          { id: 'review', name: '年度回顾' },
        ],
      },
      { id: 'law', name: '法务部' },
    ],
  },
  { id: 'open', name: '公共资料' },
];

function Kept(props: DiskTreeProps) {
  const [selectedId, setSelected] = useState(props.selectedId);
  return (
    <DiskTree
      {...props}
      selectedId={selectedId}
      onSelect={(id) => {
        setSelected(id);
        props.onSelect(id);
      }}
    />
  );
}

const meta = {
  title: 'Mail/Files/DiskTree',
  component: DiskTree,
  args: { label: '企业网盘', folders, selectedId: 'group', onSelect: fn() },
  render: (args) => <Kept {...args} />,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 212, padding: 8, background: 'var(--jinshu-color-surface-sidebar)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DiskTree>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['FIL-03'],
  name: 'The enterprise disk has a tree of folders',
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('row', { name: '云川集团' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByText('法务部'));
    await expect(args.onSelect).toHaveBeenLastCalledWith('law');
  },
};

export const OpenToTheChosen: Story = {
  args: { selectedId: 'review' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('年度回顾')).toBeVisible();
  },
};

export const WalkedWithTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await canvas.findByText('品牌管理部');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await canvas.findByText('品牌物料');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(args.onSelect).toHaveBeenLastCalledWith('goods'));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(canvas.queryByText('品牌物料')).toBeNull());
  },
};

export const LongAndUnbrokenText: Story = {
  args: {
    folders: [{ id: 'group', name: '没有空格的很长的文件夹名称'.repeat(3), children: [{ id: '2', name: 'unbroken'.repeat(10) }] }],
  },
};
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { globals: { density: 'compact' } };
