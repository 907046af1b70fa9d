import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { type Delivery, DeliveryStatus } from './DeliveryStatus.tsx';

const person = (id: string, name: string, rest: Omit<Delivery, 'id' | 'name' | 'address'>): Delivery => ({
  id,
  name,
  address: `${id}@jinshu.example`,
  ...rest,
});
const deliveries: Delivery[] = [
  person('chen', '陈砚秋', { state: 'read', at: '11-20 09:47' }),
  person('su', '苏晚晴', { state: 'read', at: '11-20 09:51' }),
  person('zhang', '张文远', { state: 'delivered', at: '11-20 09:42', canRecall: true }),
  person('he', '何以安', { state: 'inReview', canRecall: true }),
  person('qa-team', '', { state: 'failed', reason: '对方服务器拒收：邮箱已满' }),
];

const meta = {
  title: 'Mail/Reading/DeliveryStatus',
  component: DeliveryStatus,
  args: { deliveries, onRefresh: fn(), onRecall: fn(), note: 'A message can be recalled once; what has been read cannot.' },
  decorators: [(Story) => <div style={{ inlineSize: 280 }}>{Story()}</div>],
} satisfies Meta<typeof DeliveryStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const address = canvas.getByText('qa-team@jinshu.example');
    await expect(address.scrollWidth, 'an address has all the room that its state leaves').toBe(address.clientWidth);
  },
};

export const EveryState: Story = {
  args: {
    deliveries: (['queued', 'inReview', 'quarantined', 'delivered', 'read', 'proxy', 'failed'] as const).map((state) =>
      person(state, state, { state, at: '11-20 09:42' }),
    ),
  },
};

export const RecalledAsAWhole: Story = {
  tags: ['SND-31'],
  name: 'The letter is called back from everybody',
  args: { onRecallAll: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Recall from all' }));
    await expect(args.onRecallAll).toHaveBeenCalledOnce();
  },
};

export const Recalling: Story = { args: { onRecallAll: fn(), isRecalling: true } };

export const Recalled: Story = {
  tags: ['SND-34'],
  name: 'Who was recalled and who was not is said, and not offered again',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Recalled')).toBeVisible();
    await expect(canvas.getByText('Recall failed')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Recall/ })).toBeNull();
  },
  args: {
    deliveries: [
      person('chen', '陈砚秋', { state: 'delivered', at: '11-20 09:47', recall: 'recalled' }),
      person('su', '苏晚晴', { state: 'read', at: '11-20 09:51', recall: 'failed', recallReason: '收件人已读' }),
    ],
  },
};

export const Refreshing: Story = { args: { isRefreshing: true } };
export const Empty: Story = { args: { deliveries: [] } };

export const CountsAndRecallsByKeyboard: Story = {
  tags: ['SND-25', 'SND-27', 'SND-28', 'SND-32'],
  name: 'Counts the states and recalls from one recipient',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const counts = within(canvas.getByRole('list', { name: 'Recipients by status' }));
    await expect(counts.getAllByRole('listitem')).toHaveLength(7);
    await expect(counts.getByText('Read: 2 recipients')).toBeInTheDocument();
    await expect(counts.getByText('Failed: 1 recipient')).toBeInTheDocument();
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
    canvas.getByRole('button', { name: 'Recall from 张文远' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRecall).toHaveBeenCalledWith('zhang');
  },
};

export const LongAndUnbroken: Story = {
  args: {
    deliveries: [
      person('a'.repeat(60), '', { state: 'failed', reason: '550'.repeat(60) }),
      person('b', '国家市场监督管理总局'.repeat(6), { state: 'proxy', at: '11-20 09:42' }),
    ],
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { ...EveryState, globals: { density: 'compact' } };
