import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FolderTree } from './FolderTree.tsx';
import type { Folder } from './treeItems.ts';

const folder = (rawName: string, unseenCount: number, own: Partial<Folder> = {}): Folder => ({
  rawName,
  name: rawName,
  unseenCount,
  isDefault: true,
  isLocked: false,
  ...own,
});

const folders: readonly Folder[] = [
  folder('INBOX', 12),
  folder('Drafts', 3),
  folder('Sent', 0),
  folder('Trash', 0),
  folder('Spam', 6),
  folder('u1', 2, { name: '云川二期', isDefault: false }),
  folder('u2', 0, { name: '合同归档', isDefault: false }),
  folder('u3', 0, { name: '薪酬与绩效', isDefault: false, isLocked: true }),
];

/** Stories keep the open folder themselves, as an app would. */
function Choosing({ selectedKey, onSelect, ...props }: ComponentProps<typeof FolderTree>) {
  const [key, setKey] = useState(selectedKey);
  return (
    <FolderTree
      {...props}
      selectedKey={key}
      onSelect={(next) => {
        setKey(next);
        onSelect(next);
      }}
    />
  );
}

const meta = {
  title: 'Parts/FolderTree',
  component: FolderTree,
  render: Choosing,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 212 }}>
        <Story />
      </div>
    ),
  ],
  args: { folders, selectedKey: 'INBOX', onSelect: fn(), onDelete: fn(), onMenu: fn(), onExpandedChange: fn() },
} satisfies Meta<typeof FolderTree>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const tree = within(canvas.getByRole('tree', { name: 'Folders' }));
    await expect(tree.getByRole('treeitem', { name: 'Inbox, 12 unread' })).toHaveAttribute('aria-selected', 'true');
    await expect(tree.getByRole('treeitem', { name: '薪酬与绩效, Locked' })).toBeVisible();
    // FLD-08: only the three folders of the user can be deleted.
    await expect(tree.getAllByRole('button', { name: 'Delete folder' })).toHaveLength(3);
  },
};

export const WithReview: Story = { args: { entries: [{ key: 'review', name: 'Mail review', unseenCount: 4, icon: 'clipboard_task' }] } };

export const Collapsed: Story = { args: { isExpanded: false } };

export const WithoutOwnFolders: Story = { args: { folders: folders.slice(0, 5) } };

export const LongAndUnbrokenNames: Story = {
  args: {
    folders: [
      ...folders.slice(0, 2),
      folder('u1', 12_345, { name: '名字很长很长很长很长很长很长的文件夹', isDefault: false }),
      folder('u2', 0, { name: 'Donaudampfschifffahrtsgesellschaft', isDefault: false }),
    ],
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const WalkedWithTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('treeitem', { name: 'Inbox, 12 unread' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('Sent');
    await userEvent.keyboard('m');
    const node = canvas.getByRole('treeitem', { name: 'My folders' });
    await expect(node).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('treeitem', { name: '云川二期, 2 unread' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onDelete).toHaveBeenCalledWith(folders[5]);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(node).toHaveFocus();
    await expect(node).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard('{End}{Home}{Delete}');
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};
