import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MailTabs } from './MailTabs.tsx';
import type { MailTab } from './tab.ts';

const tabs: readonly MailTab[] = [
  { key: 'list', title: 'Inbox', kind: 'list', unseenCount: 12 },
  { key: 'read', title: '关于云川二期项目验收安排的通知', kind: 'reading' },
  { key: 'write', title: '回复：四季度品牌采购', kind: 'compose' },
  { key: 'search', title: '搜索：验收', kind: 'search' },
  { key: 'review', title: '关于客户数据脱敏', kind: 'review' },
];

/** Stories keep the tabs themselves, as an app would. */
function Living({ tabs: first, selectedKey, onSelectionChange, onClose, onCloseAll }: ComponentProps<typeof MailTabs>) {
  const [open, setOpen] = useState(first);
  const [key, setKey] = useState(selectedKey);
  const close = (rest: readonly MailTab[]) => {
    setOpen(rest);
    if (!rest.some((tab) => tab.key === key)) setKey(rest[0]?.key ?? '');
  };
  return (
    <MailTabs
      tabs={open}
      selectedKey={key}
      onSelectionChange={(next) => {
        setKey(next);
        onSelectionChange(next);
      }}
      onClose={(gone) => {
        close(open.filter((tab) => tab.key !== gone));
        onClose(gone);
      }}
      onCloseAll={() => {
        close(open.slice(0, 1));
        onCloseAll();
      }}
    />
  );
}

const meta = {
  title: 'Mail/Mailbox/MailTabs',
  component: MailTabs,
  render: Living,
  args: { tabs, selectedKey: 'list', onSelectionChange: fn(), onClose: fn(), onCloseAll: fn() },
} satisfies Meta<typeof MailTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('tablist', { name: 'Open tabs' }));
    await expect(list.getAllByRole('tab')).toHaveLength(5);
    await expect(list.queryByRole('button')).toBeNull();
    // TAB-01: the list has no close button.
    await expect(canvas.getAllByRole('button', { name: 'Close tab' })).toHaveLength(4);
    await expect(list.getByRole('tab', { name: '关于云川二期项目验收安排的通知' })).toHaveTextContent('关于云川二期…');
  },
};

export const OnlyTheList: Story = {
  args: { tabs: tabs.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const ManyTabs: Story = {
  args: {
    tabs: [
      ...tabs.slice(0, 1),
      ...Array.from({ length: 24 }, (_, index): MailTab => ({ key: `t${index}`, title: `Letter ${index}`, kind: 'reading' })),
    ],
    selectedKey: 't20',
  },
};

export const LongAndUnbrokenTitles: Story = {
  args: {
    tabs: [
      { key: 'list', title: 'Pneumonoultramicroscopic', kind: 'list', unseenCount: 123_456 },
      { key: 'a', title: '👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', kind: 'reading' },
    ],
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' }, args: { selectedKey: 'read' } };

export const WalkedWithTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Inbox, 12 unread' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('read');
    await userEvent.keyboard('{Delete}');
    await expect(args.onClose).toHaveBeenCalledWith('read');
    await expect(canvas.getByRole('tab', { name: 'Inbox, 12 unread' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.keyboard('{End}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenLastCalledWith('review');
  },
};

export const ClosedAllAtOnce: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close all' }));
    await expect(args.onCloseAll).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('tab')).toHaveLength(1);
  },
};

export const ASearchSaysWhatItAsksFor: Story = {
  tags: ['SRC-10'],
  name: 'The tooltip of a search says what it asks for',
  args: {
    tabs: [tabs[0] as MailTab, { key: 'search', title: '搜索：验收', hint: '关键字“验收”\n文件夹“收件箱”', kind: 'search' }],
    selectedKey: 'search',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: '搜索：验收' })).toHaveAttribute('title', '关键字“验收”\n文件夹“收件箱”');
  },
};

export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { globals: { density: 'compact' } };
