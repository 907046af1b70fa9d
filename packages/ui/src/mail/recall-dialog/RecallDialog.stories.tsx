import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { RecallDialog, type RecallResult } from './RecallDialog.tsx';

const results: RecallResult[] = [
  {
    id: '1',
    name: '张文远',
    address: 'zhang.wenyuan@jinshu.example',
    state: 'delivered',
    outcome: 'recalled',
    reason: '邮件已从对方收件箱移除',
  },
  { id: '2', name: '何以安', address: 'he.yian@jinshu.example', state: 'inReview', outcome: 'recalled', reason: '已撤出审核队列' },
  { id: '3', name: '陈砚秋', address: 'chen.yanqiu@jinshu.example', state: 'read', outcome: 'failed', reason: '对方已阅读' },
  { id: '4', name: '苏晚晴', address: 'su.wanqing@jinshu.example', state: 'read', outcome: 'failed', reason: '对方已阅读' },
  { id: '5', name: '质量组', address: 'qa-team@heyuan.example', state: 'failed', outcome: 'pending', reason: '外域邮箱，等待对方服务器' },
];

const meta = {
  title: 'Mail/Reading/RecallDialog',
  component: RecallDialog,
  args: {
    defaultOpen: true,
    subject: '关于云川二期项目验收安排的通知',
    sentAt: '11月20日 09:42',
    results,
    onExport: fn(),
    onOpenChange: fn(),
  },
  // Open from the start: in the page itself it would cover the rest of it.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof RecallDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['SND-34', 'SND-35'],
  name: 'Every recipient is listed with the outcome of the recall',
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Recall results' }));
    const counts = within(dialog.getByRole('list', { name: 'Outcomes' })).getAllByRole('listitem');
    await expect(counts.map(({ textContent }) => textContent)).toEqual(['5 recipients', '2 recalled', '2 failed', '1 pending']);
    const rows = dialog.getAllByRole('row').slice(1);
    await expect(rows).toHaveLength(5);
    await expect(rows[0]).toHaveTextContent('张文远zhang.wenyuan@jinshu.exampleDeliveredRecalled邮件已从对方收件箱移除');
    await expect(rows[2]).toHaveTextContent('Recall failed');
    const isWhole = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth <= clientWidth;
    await expect(dialog.getAllByTitle(/@/).every(isWhole)).toBe(true);
    await expect(new Set(rows.map(({ offsetHeight }) => offsetHeight)).size).toBe(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

export const ClosedWithTheKeyboard: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Got it' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

export const AllRecalled: Story = {
  render: ({ subject }) => <RecallDialog defaultOpen subject={subject} results={results.slice(0, 2)} />,
};

export const EveryStateAndOutcome: Story = {
  args: {
    results: (['queued', 'inReview', 'quarantined', 'delivered', 'read', 'proxy', 'failed'] as const).flatMap((state) =>
      (['recalled', 'failed', 'pending'] as const).map((outcome) => ({
        id: `${state} ${outcome}`,
        name: state,
        address: `${state}@jinshu.example`,
        state,
        outcome,
      })),
    ),
  },
};

export const LongUnbrokenText: Story = {
  args: {
    subject: 'unbroken'.repeat(30),
    results: [
      {
        id: '1',
        name: '国家市场监督管理总局'.repeat(4),
        address: `${'a'.repeat(80)}@jinshu.example`,
        state: 'read',
        outcome: 'failed',
        reason: '550'.repeat(40),
      },
    ],
  },
};
export const OnAPhone: Story = {
  tags: ['SND-35'],
  name: 'On a phone every outcome stands beside its recipient, and nothing scrolls sideways',
  parameters: { windowSize: { width: 390, height: 844 } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    const { left, right } = screen.getByRole('dialog').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
    const table = dialog.getByRole('region', { name: 'Recall results' });
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
    for (const row of dialog.getAllByRole('row').slice(1)) {
      const [who, where, , outcome] = [...row.children] as HTMLElement[];
      await expect(where?.offsetLeft).toBe(who?.offsetLeft);
      await expect(outcome?.getBoundingClientRect().left).toBeGreaterThan(where?.getBoundingClientRect().right ?? 0);
    }
  },
};
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { globals: { density: 'compact' } };
