import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as layout from '../../foundation/styles/stories.css.ts';
import { Badge } from './Badge.tsx';

const meta = { title: 'Parts/Status/Badge', component: Badge, args: { count: 12 } } satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryToneAndLength: Story = {
  render: () => (
    <div className={layout.grid}>
      {(['unread', 'accent', 'neutral'] as const).map((tone) =>
        [3, 12, 120].map((count) => <Badge key={`${tone}-${count}`} tone={tone} count={count} />),
      )}
    </div>
  ),
};

export const SaysTheWholeCount: Story = {
  args: { count: 120 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('120 unread')).toBeInTheDocument();
    await expect(canvas.getByText('99+')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const DecorativeLeavesTheNameAlone: Story = {
  render: () => (
    <button type="button" aria-description="12 unread">
      Mailbox <Badge count={12} isDecorative />
    </button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent(/^Mailbox$/);
  },
};

export const NothingIsDrawnForNone: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/unread/)).toBeNull();
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
