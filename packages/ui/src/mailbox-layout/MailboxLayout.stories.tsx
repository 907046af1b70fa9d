import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FolderTree } from '../folder-tree/index.ts';
import { MessageHeader } from '../message-header/index.ts';
import { Pagination } from '../pagination/index.ts';
import { FolderSidebar, ListStatus, ReadingPane } from './index.ts';

const status = {
  title: 'Inbox',
  unseenCount: 12,
  selectedCount: 0,
  onCancelSelection: fn(),
  onMarkAllRead: fn(),
  end: <Pagination page={1} pageSize={20} total={256} onPageChange={fn()} onPageSizeChange={fn()} />,
};
const meta = { title: 'Parts/MailboxLayout', component: ListStatus, args: status } satisfies Meta<typeof ListStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /read/i }));
    await expect(args.onMarkAllRead).toHaveBeenCalledOnce();
  },
};

export const WithMailsChosen: Story = {
  args: { selectedCount: 3 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancelSelection).toHaveBeenCalledOnce();
  },
};

export const AllRead: Story = { args: { unseenCount: 0 } };

export const LongUnbrokenTitle: Story = { args: { title: '项目归档'.repeat(30) } };

export const Sidebar: Story = {
  render: () => (
    <div style={{ inlineSize: 212, blockSize: 400 }}>
      <FolderSidebar onCompose={fn()} onNewFolder={fn()} onRefresh={fn()}>
        <FolderTree
          folders={[
            { rawName: 'INBOX', name: 'INBOX', unseenCount: 12, isDefault: true, isLocked: false },
            { rawName: 'Drafts', name: 'Drafts', unseenCount: 0, isDefault: true, isLocked: false },
            { rawName: 'f9', name: '云川二期', unseenCount: 2, isDefault: false, isLocked: false },
          ]}
          selectedKey="INBOX"
          onSelect={fn()}
        />
      </FolderSidebar>
    </div>
  ),
};

export const Reading: Story = {
  render: () => (
    <ReadingPane
      labelledBy="subject"
      header={
        <MessageHeader
          headingId="subject"
          subject="关于二期项目验收安排的通知"
          sender={{ name: '陈伟', address: 'chen.wei@jinshu.example' }}
          to={[{ name: '林月', address: 'lin.yue@jinshu.example' }]}
          sentAt="2026-11-20T01:42:00Z"
          arrivedAt="2026-11-20T01:42:04Z"
          flagColor="red"
        />
      }
      aside={<p>Delivery status</p>}
    >
      <p>各位同事：请各组按附件分工，于周五前回复自查结果。</p>
    </ReadingPane>
  ),
};
