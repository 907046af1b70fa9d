import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Breadcrumbs } from '../../parts/breadcrumbs/index.ts';
import { CapacityWarning } from './CapacityWarning.tsx';
import { FolderDialog } from './FolderDialog.tsx';
import { NameConflictDialog } from './NameConflictDialog.tsx';

const meta = {
  title: 'Mail/Files/FileDialogs',
  component: NameConflictDialog,
  args: { name: '接口文档.pdf', moreCount: 2, onAnswer: fn() },
} satisfies Meta<typeof NameConflictDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '“接口文档.pdf” already exists' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Do the same for 2 more items' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Replace' }));
    await expect(args.onAnswer).toHaveBeenCalledWith('replace', true);
    await userEvent.keyboard('{Escape}');
    await expect(args.onAnswer).toHaveBeenLastCalledWith('skip', true);
  },
};

export const AFolder: Story = {
  args: { isFolder: true, moreCount: 0, name: '扫描样本' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.queryByRole('button', { name: 'Replace' })).toBeNull();
    await expect(dialog.queryByRole('checkbox')).toBeNull();
  },
};

const walk = { onOpen: fn(), onNewFolder: fn(), onConfirm: fn(), onClose: fn() };
export const ChooseAFolder: Story = {
  render: () => (
    <FolderDialog
      title="Move 2 items"
      confirmLabel="Move here"
      breadcrumbs={<Breadcrumbs items={[{ id: '0', label: 'Personal disk' }]} />}
      folders={[
        { id: '1', name: '扫描样本' },
        { id: '2', name: '投稿' },
      ]}
      {...walk}
    />
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Move 2 items' }));
    await userEvent.click(within(dialog.getByRole('list', { name: 'Folders' })).getByRole('button', { name: '投稿' }));
    await expect(walk.onOpen).toHaveBeenCalledWith('2');
    await userEvent.click(dialog.getByRole('button', { name: 'New folder' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'New folder name' }), '二校{Enter}');
    await expect(walk.onNewFolder).toHaveBeenCalledWith('二校');
    await userEvent.click(dialog.getByRole('button', { name: 'Move here' }));
    await expect(walk.onConfirm).toHaveBeenCalledOnce();
  },
};

export const NearlyFull: Story = {
  tags: ['FIL-57'],
  name: 'From 90 % on the pages of a disk warn',
  render: () => (
    <>
      <CapacityWarning used={89} total={100} />
      <CapacityWarning used={90} total={100} />
      <CapacityWarning used={100} total={100} />
      <CapacityWarning used={100} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^This disk is/).map(({ textContent }) => textContent)).toEqual([
      'This disk is 90% full. Delete files you no longer need and empty the trash.',
      'This disk is full. Delete files and empty the trash to upload more.',
    ]);
  },
};

export const LongAndUnbrokenText: Story = { args: { name: `${'没有空格的很长的文件名'.repeat(9)}.pdf` } };
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { globals: { density: 'compact' } };
