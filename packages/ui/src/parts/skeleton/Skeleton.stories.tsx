import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton, SkeletonRows } from './Skeleton.tsx';

const meta = { title: 'Parts/Structure/Skeleton', component: SkeletonRows, args: { count: 12 } } satisfies Meta<typeof SkeletonRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ColumnsOfAnotherList: Story = { args: { columns: ['32px', '1fr', '120px'], count: 4 } };

export const SingleBars: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 10, inlineSize: 320 }}>
      <Skeleton />
      <Skeleton width="70%" />
      <Skeleton width="40%" />
    </div>
  ),
};

export const IsAnnouncedOnce: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading$/);
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { globals: { density: 'compact' } };
