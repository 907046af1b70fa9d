import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../parts/button/index.ts';
import { Popover, PopoverTrigger } from '../../parts/popover/index.ts';
import { TagMenu } from './TagMenu.tsx';

const tags = [
  { id: 'l1', name: '重点项目', color: '#D9482B' },
  { id: 'l2', name: 'Meeting', color: '#8A5BD6' },
  { id: 'l3', name: '报销', color: '#33B679' },
  { id: 'l4', name: 'Contract', color: '#2F7DE1' },
];
const many = [
  ...tags,
  ...['To approve', '资料', 'Personal', 'Weekly', 'Audit'].map((name, index) => ({ id: `m${index}`, name, color: '#1E9CC7' })),
];

const meta = {
  title: 'Mail/Mailbox/TagMenu',
  component: TagMenu,
  args: { tags, selectedKeys: ['l2'], partialKeys: ['l4'], onToggle: fn(), onRemoveAll: fn(), onCreate: fn(), onManage: fn() },
} satisfies Meta<typeof TagMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryKind: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      <TagMenu {...args} />
      <TagMenu {...args} tags={many} />
      <TagMenu {...args} tags={[]} selectedKeys={[]} partialKeys={[]} />
      <TagMenu tags={tags} selectedKeys={[]} onToggle={fn()} />
    </div>
  ),
};

export const TickedWithTheKeyboard: Story = {
  tags: ['TAG-10', 'TAG-19', 'TAG-20', 'TAG-21'],
  name: 'Any number of tags is put on, one is taken off, or all',
  render: function Render(args) {
    const [chosen, setChosen] = useState<readonly string[]>(['l2']);
    const toggle = (tagId: string, isSelected: boolean) => {
      args.onToggle(tagId, isSelected);
      setChosen(isSelected ? [...chosen, tagId] : chosen.filter((id) => id !== tagId));
    };
    return <TagMenu {...args} partialKeys={['l4']} selectedKeys={chosen} onToggle={toggle} />;
  },
  play: async ({ args, canvas }) => {
    // The focus starts on what is ticked already.
    await waitFor(() => expect(canvas.getByRole('menuitemcheckbox', { name: 'Meeting' })).toHaveFocus());
    await userEvent.keyboard(' {ArrowUp} {ArrowDown}{ArrowDown} ');
    await expect(args.onToggle).toHaveBeenNthCalledWith(1, 'l2', false);
    await expect(args.onToggle).toHaveBeenNthCalledWith(2, 'l1', true);
    await expect(args.onToggle).toHaveBeenNthCalledWith(3, 'l3', true);
    await expect(canvas.getByRole('menuitemcheckbox', { name: '报销' })).toBeChecked();
    await expect(canvas.getByRole('img', { name: 'on some of the messages' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove all tags' }));
    await expect(args.onRemoveAll).toHaveBeenCalledOnce();
  },
};

export const FoundByTyping: Story = {
  args: { tags: many },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Find a tag' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('aud');
    await expect(canvas.getAllByRole('menuitemcheckbox')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onToggle).toHaveBeenLastCalledWith('m4', true);
    await userEvent.clear(field);
    await userEvent.keyboard('meet{Enter}');
    await expect(args.onToggle).toHaveBeenLastCalledWith('l2', false);
    await userEvent.clear(field);
    await userEvent.keyboard('2027 plan');
    await userEvent.click(canvas.getByRole('button', { name: 'New tag “2027 plan”' }));
    await expect(args.onCreate).toHaveBeenCalledWith('2027 plan');
  },
};

export const NoTagsYet: Story = {
  args: { tags: [], selectedKeys: [], partialKeys: [] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('No tags yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove all tags' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'New tag' }));
    await expect(args.onCreate).toHaveBeenCalledWith('');
    await userEvent.click(canvas.getByRole('button', { name: 'Manage tags' }));
    await expect(args.onManage).toHaveBeenCalledOnce();
  },
};

export const InsideAPopover: Story = {
  render: (args) => (
    <PopoverTrigger>
      <Button>Tags</Button>
      <Popover label="Tags" padding="none">
        <TagMenu {...args} />
      </Popover>
    </PopoverTrigger>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tags' }));
    await waitFor(() => expect(screen.getByRole('menuitemcheckbox', { name: 'Meeting' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(args.onToggle).toHaveBeenCalledWith('l2', false);
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Meeting' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Tags' })).toHaveFocus());
  },
};

export const LongUnbrokenText: Story = {
  args: {
    tags: [
      { id: '1', name: '很长的标签名称'.repeat(6), color: '#33B679' },
      { id: '2', name: 'unbroken'.repeat(12), color: '#C2334D' },
    ],
    selectedKeys: ['2'],
  },
};
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { args: { tags: many }, globals: { density: 'compact' } };
