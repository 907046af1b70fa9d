import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DeliveryStatus } from '../delivery-status/index.ts';
import { SendResult } from './SendResult.tsx';

const meta = {
  title: 'Mail/Writing/SendResult',
  component: SendResult,
  args: { kind: 'sent', description: '回复：四季度品牌采购框架合同', onBackToMailbox: fn(), onContinueWriting: fn() },
} satisfies Meta<typeof SendResult>;
export default meta;
type Story = StoryObj<typeof meta>;

const status = (
  <DeliveryStatus
    deliveries={[{ id: '1', name: '陈砚秋', address: 'chen@jinshu.example', state: 'delivered', at: '11-20 09:47' }]}
    onRefresh={fn()}
  />
);

export const Default: Story = { args: { onRecall: fn(), children: status } };

export const Scheduled: Story = {
  tags: ['SND-20', 'SND-22'],
  name: 'A scheduled letter can be edited on',
  args: { kind: 'scheduled', description: 'Leaves on 20 November at 09:00', onContinueEditing: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Message scheduled' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Recall' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue editing' }));
    await expect(args.onContinueEditing).toHaveBeenCalledOnce();
  },
};

export const InReview: Story = {
  tags: ['SND-51'],
  name: 'A letter that a reviewer holds is not said to have been sent',
  args: { kind: 'review', onRecall: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Waiting for review' })).toBeVisible();
    await expect(canvas.queryByText(/sent/i)).toBeNull();
  },
};

export const Rejected: Story = { args: { kind: 'rejected' } };

export const CanBeUndone: Story = { args: { onUndo: fn(), undoSeconds: 8 } };

export const SomeFailed: Story = {
  tags: ['SND-19'],
  name: 'Lists the addresses that failed',
  args: { failed: [{ address: 'qa-team@heyuan.example', reason: 'Mailbox full' }, { address: 'x'.repeat(80) }] },
};

export const WorksByKeyboard: Story = {
  tags: ['SND-21', 'SND-23', 'SND-24'],
  name: 'Offers its ways on by keyboard',
  args: { onRecall: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    for (const [name, called] of [
      ['Back to mailbox', args.onBackToMailbox],
      ['Continue writing', args.onContinueWriting],
      ['Recall', args.onRecall],
    ] as const) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(called).toHaveBeenCalledOnce();
    }
  },
};

export const LongAndUnbroken: Story = {
  args: { description: `${'donaudampfschifffahrt'.repeat(12)} ${'四季度品牌采购框架合同'.repeat(12)}` },
};
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { globals: { density: 'compact' } };
