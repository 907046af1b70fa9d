import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Pagination } from '../../parts/pagination/index.ts';
import { FolderTree } from '../folder-tree/index.ts';
import { MessageHeader } from '../message-header/index.ts';
import { FolderSidebar, ListStatus, ReadingPane } from './index.ts';

const status = {
  title: 'Inbox',
  unseenCount: 12,
  selectedCount: 0,
  onCancelSelection: fn(),
  onMarkAllRead: fn(),
  end: <Pagination page={1} pageSize={20} total={256} onPageChange={fn()} onPageSizeChange={fn()} />,
};
const meta = { title: 'Mail/Mailbox/MailboxLayout', component: ListStatus, args: status } satisfies Meta<typeof ListStatus>;
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

const ownMail = (text: ReactNode) => (
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
    {text}
  </ReadingPane>
);

export const Reading: Story = { render: () => ownMail(<p>各位同事：请各组按附件分工，于周五前回复自查结果。</p>) };

export const OwnMailOnAPhone: Story = {
  render: () => (
    <div style={{ display: 'flex', flexDirection: 'column', blockSize: 700 }}>
      {ownMail(Array.from({ length: 30 }, (_, line) => `第 ${line + 1} 行`).map((text) => <p key={text}>{text}</p>))}
    </div>
  ),
  tags: ['SND-26'],
  name: 'What became of a mail stands below it on a phone',
  parameters: { windowSize: { width: 390, height: 844 } },
  play: async ({ canvas }) => {
    const letter = canvas.getByRole('article').getBoundingClientRect();
    const aside = canvas.getByText('Delivery status').getBoundingClientRect();
    await expect(aside.top).toBeGreaterThanOrEqual(letter.bottom);
    await expect(letter.width).toBeGreaterThan(window.innerWidth * 0.8);
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { globals: { density: 'compact' } };
