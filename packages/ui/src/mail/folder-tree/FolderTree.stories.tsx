import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { MESSAGES_TYPE } from '../../foundation/grid-core/messagesTransfer.ts';
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
  title: 'Mail/Mailbox/FolderTree',
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
  tags: ['FLD-04', 'FLD-05', 'FLD-06', 'FLD-07', 'FLD-08'],
  name: 'Default and own folders, their counts, locks and delete icons',
  play: async ({ canvas }) => {
    const tree = within(canvas.getByRole('tree', { name: 'Folders' }));
    await expect(tree.getByRole('treeitem', { name: 'Inbox, 12 unread' })).toHaveAttribute('aria-selected', 'true');
    await expect(tree.getAllByRole('treeitem').map((line) => [line.ariaLabel, line.ariaLevel])).toEqual([
      ['Inbox, 12 unread', '1'],
      ['Drafts, 3 unread', '1'],
      ['Sent', '1'],
      ['Trash', '1'],
      ['Spam, 6 unread', '1'],
      ['My folders', '1'],
      ['云川二期, 2 unread', '2'],
      ['合同归档', '2'],
      ['薪酬与绩效, Locked', '2'],
    ]);
    await expect(tree.getByRole('treeitem', { name: 'Inbox, 12 unread' }).querySelector('[data-count="12"]')).toBeVisible();
    // Only the three folders of the user can be deleted.
    await expect(tree.getAllByRole('button', { name: 'Delete folder' })).toHaveLength(3);
  },
};

export const WithReview: Story = {
  tags: ['FLD-09'],
  name: 'Mail review with its count beside the folders',
  args: { entries: [{ key: 'review', name: 'Mail review', unseenCount: 4, icon: 'clipboard_task' }] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Mail review, 4 unread' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('review');
  },
};

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

/** A drag of the browser, carried out with its own events. */
function dragging(fill: (transfer: DataTransfer) => void) {
  const dataTransfer = new DataTransfer();
  fill(dataTransfer);
  return (type: string, element: Element, place: 'top' | 'foot' = 'top') => {
    const { top, bottom } = element.getBoundingClientRect();
    const clientY = place === 'top' ? top + 2 : bottom - 2;
    return fireEvent(element, new DragEvent(type, { bubbles: true, cancelable: true, clientY, dataTransfer }));
  };
}

export const MailsDroppedOnAFolder: Story = {
  args: { onDropMessages: fn() },
  play: async ({ args, canvas }) => {
    const drag = dragging((transfer) => transfer.setData(MESSAGES_TYPE, JSON.stringify(['INBOX/2', 'INBOX/3'])));
    const archive = canvas.getByRole('treeitem', { name: '合同归档' });
    // A handler that takes the drop prevents the event, and the call says so.
    await expect(await drag('dragover', archive)).toBe(false);
    await waitFor(() => expect(archive).toHaveAttribute('data-drop', 'on'));
    const drafts = canvas.getByRole('treeitem', { name: 'Drafts, 3 unread' });
    await expect(await drag('dragover', drafts)).toBe(true);
    await waitFor(() => expect(archive).not.toHaveAttribute('data-drop'));
    await drag('drop', drafts);
    await expect(args.onDropMessages).not.toHaveBeenCalled();
    await drag('dragover', archive);
    await drag('drop', archive);
    await expect(args.onDropMessages).toHaveBeenCalledOnce();
    await expect(args.onDropMessages).toHaveBeenCalledWith(['INBOX/2', 'INBOX/3'], folders[6]);
    await waitFor(() => expect(archive).not.toHaveAttribute('data-drop'));
  },
};

export const OpensUnderDraggedMails: Story = {
  args: { onDropMessages: fn(), isExpanded: undefined },
  play: async ({ canvas }) => {
    const node = canvas.getByRole('treeitem', { name: 'My folders' });
    await userEvent.click(node);
    await expect(canvas.queryByRole('treeitem', { name: '合同归档' })).toBeNull();
    await dragging((transfer) => transfer.setData(MESSAGES_TYPE, '["INBOX/2"]'))('dragover', node);
    await canvas.findByRole('treeitem', { name: '合同归档' });
  },
};

/** Stories keep the order of the folders themselves, as an app would. */
function Ordering({ folders: first, onReorder, ...props }: ComponentProps<typeof FolderTree>) {
  const [order, setOrder] = useState(first);
  return (
    <FolderTree
      {...props}
      folders={order}
      onReorder={(moved, before) => {
        onReorder?.(moved, before);
        const others = order.filter(({ rawName }) => rawName !== moved.rawName);
        const index = before ? others.findIndex(({ rawName }) => rawName === before.rawName) : others.length;
        setOrder(others.toSpliced(index, 0, moved));
      }}
    />
  );
}

const ownNames = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[data-level="2"]')].map((line) => line.getAttribute('data-key'));

export const FoldersReorderedByDragging: Story = {
  render: Ordering,
  args: { onReorder: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    const first = canvas.getByRole('treeitem', { name: '云川二期, 2 unread' });
    const last = canvas.getByRole('treeitem', { name: '薪酬与绩效, Locked' });
    const drag = dragging(() => undefined);
    await drag('dragstart', first);
    await expect(await drag('dragover', canvas.getByRole('treeitem', { name: 'Sent' }))).toBe(true);
    await drag('dragover', last, 'foot');
    await waitFor(() => expect(last).toHaveAttribute('data-drop', 'after'));
    await drag('drop', last, 'foot');
    await expect(args.onReorder).toHaveBeenCalledOnce();
    await expect(args.onReorder).toHaveBeenCalledWith(folders[5], null);
    await waitFor(() => expect(ownNames(canvasElement)).toEqual(['u2', 'u3', 'u1']));
  },
};

export const FoldersReorderedWithTheKeyboard: Story = {
  render: Ordering,
  args: { onReorder: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    canvas.getByRole('treeitem', { name: '云川二期, 2 unread' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(args.onReorder).toHaveBeenLastCalledWith(folders[5], folders[7]);
    await expect(ownNames(canvasElement)).toEqual(['u2', 'u1', 'u3']);
    await expect(canvas.getByRole('treeitem', { name: '云川二期, 2 unread' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('云川二期: 2 of 3');
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    await expect(ownNames(canvasElement)).toEqual(['u1', 'u2', 'u3']);
    // The topmost stays there.
    await expect(args.onReorder).toHaveBeenCalledTimes(2);
  },
};

export const InForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { globals: { density: 'compact' } };
