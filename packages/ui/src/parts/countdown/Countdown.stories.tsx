import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Countdown } from './Countdown.tsx';

/** One that has just begun, at any moment of the clock. */
const fromNow = (seconds: number) => Date.now() + seconds * 1000;

const meta = {
  title: 'Parts/Status/Countdown',
  component: Countdown,
  args: { until: 0, children: (seconds) => `Sending in ${seconds} seconds…` },
  render: (args) => (
    <div role="status">
      <Countdown {...args} />
    </div>
  ),
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { until: fromNow(3600) }, parameters: { chromatic: { disableSnapshot: true } } };

/** It has come to its end. */
export const Over: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sending in 0 seconds…')).toHaveLength(2);
  },
};

export const Counts: Story = {
  render: (args) => (
    <div role="status">
      <Countdown {...args} until={fromNow(2)} />
    </div>
  ),
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Sending in 1 seconds…')).toBeVisible(), { timeout: 5_000 });
  },
};

export const LongSentence: Story = {
  args: { children: (seconds) => `${'网络交易监督管理司综合处'.repeat(8)} ${seconds}` },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
