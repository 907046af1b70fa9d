import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Pagination } from '../../parts/pagination/index.ts';
import { type ReviewItem, ReviewList, type ReviewListProps, type ReviewStatus } from './ReviewList.tsx';

const person = (name: string) => ({ name, address: 'someone@jinshu.example' });
const items: ReviewItem[] = [
  {
    id: '1',
    subject: '年度供应商框架协议及报价',
    sender: person('何以安'),
    recipient: 'bids@lanxi.example 等 3 人',
    sentAt: '2026-11-20T10:12:00+08:00',
    size: 4_414_505,
    reason: '含外域收件人与附件',
  },
  {
    id: '2',
    subject: '关于客户数据脱敏样例的说明',
    sender: person('沈怀瑾'),
    recipient: 'partner@heyuan.example',
    sentAt: '2026-11-20T09:58:00+08:00',
    size: 845_824,
    reason: '命中关键词“客户名单”',
  },
  {
    id: '3',
    subject: '四季度品牌物料排期（对外版）',
    sender: person('宋知微'),
    recipient: 'studio@moyu.example',
    sentAt: '2026-11-20T09:31:00+08:00',
    size: 13_212_058,
    reason: '附件超过 10 MB',
  },
  {
    id: '4',
    subject: 'Re: access list',
    sender: person('江予怀'),
    recipient: 'park@fuwu.example',
    sentAt: '2026-11-19T17:20:00+08:00',
    size: 39_322,
    reason: '含身份证号样式',
  },
];

function Chosen(props: ReviewListProps) {
  const [keys, setKeys] = useState(props.selectedKeys);
  const [status, setStatus] = useState<ReviewStatus>(props.status);
  return (
    <div style={{ blockSize: props.isLoading ? 720 : 420, background: 'var(--jinshu-color-surface-panel)' }}>
      <ReviewList
        {...props}
        status={status}
        onStatusChange={(next) => {
          props.onStatusChange(next);
          setStatus(next);
        }}
        selectedKeys={keys}
        onSelectionChange={(next) => {
          props.onSelectionChange(next);
          setKeys(next);
        }}
      />
    </div>
  );
}

const turn = fn();

const meta = {
  title: 'Mail/Administration/ReviewList',
  component: ReviewList,
  args: {
    status: 'wait',
    onStatusChange: fn(),
    counts: { wait: 4, permit: 128, reject: 9 },
    items,
    selectedKeys: new Set<string>(),
    onSelectionChange: fn(),
    onOpen: fn(),
    onPermit: fn(),
    onReject: fn(),
    presets: ['附件需脱敏', '收件人有误', '密级不符'],
    pagination: <Pagination page={1} pageSize={10} total={4} onPageChange={turn} onPageSizeChange={turn} />,
  },
  render: (args) => <Chosen {...args} />,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReviewList>;

export default meta;
type Story = StoryObj<typeof meta>;

const headersOf = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .filter((text) => text);

export const Default: Story = {
  tags: ['REV-04', 'REV-05', 'REV-07'],
  name: 'Three views, 10 mails a page, the reason where there is one',
  args: {
    counts: { wait: 14, permit: 128, reject: 9 },
    pagination: <Pagination page={1} pageSize={10} total={14} onPageChange={turn} onPageSizeChange={turn} />,
  },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getAllByRole('radio').map(({ textContent }) => textContent)).toEqual(['Waiting 14', 'Approved 128', 'Rejected 9']);
    await expect(canvas.getByText('10 per page')).toBeVisible();
    await expect(headersOf(canvasElement)).toEqual(['Subject', 'Sender', 'Recipient', 'Held for review', 'Date', 'Size']);
    await userEvent.click(canvas.getByRole('radio', { name: /Approved/ }));
    await expect(args.onStatusChange).toHaveBeenCalledWith('permit');
    await expect(headersOf(canvasElement)).toEqual(['Subject', 'Sender', 'Recipient', 'Date', 'Size']);
    await expect(canvas.queryByRole('button', { name: /Approve selected/ })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: /Rejected/ }));
    await expect(headersOf(canvasElement)).toContain('Reason');
    await expect(canvas.getByText('附件超过 10 MB')).toBeVisible();
  },
};

export const PermittedTogether: Story = {
  tags: ['REV-07', 'REV-22'],
  name: 'Mails that wait are chosen and permitted together, after a question',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Approve selected' })).toBeDisabled();
    canvas.getByRole('row', { name: /年度供应商/ }).focus();
    await userEvent.keyboard(' {ArrowDown} ');
    await expect(canvas.getByText('2 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Approve selected' }));
    const question = await screen.findByRole('alertdialog', { name: 'Approve these 2 messages?' });
    await expect(args.onPermit).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: 'Approve' }));
    await expect(args.onPermit).toHaveBeenCalledWith(['1', '2']);
  },
};

export const RejectedTogether: Story = {
  tags: ['REV-23'],
  name: 'A rejection needs a reason',
  args: { selectedKeys: new Set(['3']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reject selected' }));
    const form = within(await screen.findByRole('dialog', { name: 'Reason' }));
    await waitFor(() => expect(form.getByRole('textbox', { name: /Reason/ })).toHaveFocus());
    await userEvent.click(form.getByRole('button', { name: 'Reject' }));
    await expect(form.getByText('Enter a reason.')).toBeVisible();
    await expect(args.onReject).not.toHaveBeenCalled();
    await userEvent.click(form.getByRole('button', { name: '收件人有误' }));
    await userEvent.click(form.getByRole('button', { name: 'Reject' }));
    await expect(args.onReject).toHaveBeenCalledWith(['3'], '收件人有误');
  },
};

export const OpenedWithTheKeyboard: Story = {
  tags: ['REV-08'],
  name: 'A mail is opened from the list',
  play: async ({ canvas, args }) => {
    canvas.getByRole('row', { name: /Re: access list/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(items[3]);
  },
};

export const Empty: Story = { args: { items: [], counts: { wait: 0 } } };
export const Loading: Story = { args: { items: [], isLoading: true, counts: {} } };
export const Pending: Story = { args: { selectedKeys: new Set(['1']), isPending: true } };
export const LongUnbrokenText: Story = {
  args: {
    items: items.map((item) => ({
      ...item,
      subject: 'unbroken'.repeat(30),
      recipient: `${'a'.repeat(90)}@b.example`,
      reason: '原因'.repeat(60),
    })),
  },
};
export const OnAPhone: Story = { parameters: { windowSize: { width: 390, height: 844 } } };
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = {
  parameters: { chromatic: { forcedColors: 'active' } },
  args: { selectedKeys: new Set(['2']) },
};
export const Compact: Story = { globals: { density: 'compact' } };
