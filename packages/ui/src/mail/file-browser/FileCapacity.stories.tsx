import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FileCapacity } from './FileCapacity.tsx';

const GB = 1024 ** 3;

const meta = {
  title: 'Mail/Files/FileCapacity',
  component: FileCapacity,
  args: { used: 3.2 * GB, total: 20 * GB },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 176, padding: 12, background: 'var(--jinshu-color-surface-sidebar)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileCapacity>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['FIL-01'],
  name: 'How much of the disk is used',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Storage' })).toHaveAttribute('aria-valuetext', '3.2 GB used of 20 GB');
  },
};

export const EveryState: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <FileCapacity used={0} total={GB} />
      <FileCapacity used={17 * GB} total={20 * GB} />
      <FileCapacity used={21 * GB} total={20 * GB} />
      <FileCapacity used={3 * GB} trash={0.4 * GB} versions={0.1 * GB} />
    </div>
  ),
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const InForcedColours: Story = { ...EveryState, parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { ...EveryState, globals: { density: 'compact' } };
