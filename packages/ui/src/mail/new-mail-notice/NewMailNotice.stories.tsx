import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { type NewMail, NewMailNotice, type NewMailNoticeProps } from './NewMailNotice.tsx';
import { NoticeStack } from './Notice.tsx';
import { ReviewNotice, SecurityNotice } from './ReviewNotice.tsx';

const mails: NewMail[] = [
  {
    id: '1',
    sender: { name: '周慕云', address: 'zhou.muyun@jinshu.example' },
    subject: '验收材料目录（更新）',
    preview: '请各组以今日版本为准',
    at: '10:41',
  },
  { id: '2', sender: { name: '', address: 'bids@lanxi.example' }, subject: '', at: '10:42' },
  { id: '3', sender: { name: 'Lin Yue', address: 'lin.yue@jinshu.example' }, subject: 'Minutes', preview: 'Attached', at: '10:44' },
];

function Turned({ onRead, onDelete, ...props }: NewMailNoticeProps) {
  const [left, setLeft] = useState(props.mails);
  const [currentId, setCurrent] = useState<string>();
  const takeOff = (id: string) => {
    const place = left.findIndex((mail) => mail.id === id);
    setCurrent((left[place + 1] ?? left[place - 1])?.id);
    setLeft(left.filter((mail) => mail.id !== id));
  };
  return (
    <NewMailNotice
      {...props}
      mails={left}
      currentId={currentId}
      onCurrentChange={setCurrent}
      onRead={(id) => {
        onRead(id);
        takeOff(id);
      }}
      onDelete={(id) => {
        onDelete?.(id);
        takeOff(id);
      }}
    />
  );
}

const meta = {
  title: 'Mail/Mailbox/NewMailNotice',
  component: NewMailNotice,
  args: { mails, onCurrentChange: fn(), onRead: fn(), onDelete: fn(), onDismiss: fn() },
  render: (args) => (
    <NoticeStack>
      <Turned {...args} />
    </NoticeStack>
  ),
} satisfies Meta<typeof NewMailNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WalkedWithTheKeyboard: Story = {
  tags: ['PSH-11'],
  name: 'One new mail at a time, with previous, next, read and delete',
  play: async ({ args, canvas }) => {
    const press = async (name: string) => {
      canvas.getByRole('button', { name }).focus();
      await userEvent.keyboard('{Enter}');
    };
    const notice = canvas.getByRole('dialog', { name: 'New mail' });
    await expect(notice).toHaveTextContent('1 / 3');
    await expect(notice).toHaveTextContent('验收材料目录（更新）');
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await press('Next');
    await expect(notice).toHaveTextContent('2 / 3');
    await expect(notice).toHaveTextContent('bids@lanxi.example');
    await press('Next');
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
    await press('Previous');
    await press('Delete');
    await expect(args.onDelete).toHaveBeenCalledWith('2');
    await expect(notice).toHaveTextContent('2 / 2');
    await press('Read');
    await expect(args.onRead).toHaveBeenCalledWith('3');
    await expect(notice).toHaveTextContent('1 / 1');
    await expect(canvas.queryByRole('button', { name: 'Next' })).toBeNull();
    await press('Dismiss');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

const open = fn();

export const Review: Story = {
  tags: ['PSH-15'],
  name: 'A reviewer is told how many mails wait',
  render: (args) => (
    <NoticeStack>
      <ReviewNotice count={4} onOpen={open} onDismiss={args.onDismiss} />
    </NoticeStack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Mail review' })).toHaveTextContent('4 messages are waiting for review.');
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    await expect(open).toHaveBeenCalled();
  },
};

export const Security: Story = {
  tags: ['PSH-16'],
  name: 'The security reminder names both locations and the last login, and leads to the password',
  render: (args) => (
    <NoticeStack>
      <SecurityNotice
        currentLocation="浙江 · 杭州"
        lastLocation="广东 · 深圳"
        lastAt="11月19日 18:52"
        passwordHref="/setting/password"
        onDismiss={args.onDismiss}
      />
    </NoticeStack>
  ),
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('dialog', { name: 'Security reminder' });
    for (const fact of ['浙江 · 杭州', '广东 · 深圳', '11月19日 18:52']) await expect(notice).toHaveTextContent(fact);
    await expect(canvas.getByRole('link', { name: 'Change password' })).toHaveAttribute('href', '/setting/password');
  },
};

const allow = fn();

export const NotificationsOutside: Story = {
  tags: ['PSH-22'],
  name: 'Notifications outside the page are asked for on a click',
  args: { onAllowOutside: allow },
  play: async ({ canvas }) => {
    await expect(allow).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Notify me outside this page' }));
    await expect(allow).toHaveBeenCalledOnce();
  },
};

export const Several: Story = {
  render: (args) => (
    <NoticeStack>
      <ReviewNotice count={1} onOpen={open} onDismiss={args.onDismiss} />
      <NewMailNotice {...args} isPending />
    </NoticeStack>
  ),
};

export const NoneLeft: Story = {
  args: { mails: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const LongUnbrokenText: Story = {
  args: {
    mails: [
      {
        id: '1',
        sender: { name: '国家市场监督管理总局'.repeat(6), address: 'a@b.example' },
        subject: 'unbroken'.repeat(40),
        preview: '请各组以今日版本为准'.repeat(12),
        at: '11月20日 10:41',
      },
    ],
  },
};
export const OnAPhone: Story = { parameters: { windowSize: { width: 320, height: 640 } } };
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { globals: { density: 'compact' } };
