import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as layout from '../../foundation/styles/stories.css.ts';
import { Logo } from './Logo.tsx';

const meta = { title: 'Parts/Status/Logo', component: Logo } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryVariantAndHeight: Story = {
  render: () => (
    <div className={layout.grid}>
      {(['mark', 'wordmark'] as const).map((variant) =>
        [24, 28, 48].map((height) => <Logo key={`${variant}-${height}`} {...{ variant, height }} />),
      )}
    </div>
  ),
};

export const NamedWhereNoWordIs: Story = {
  args: { variant: 'mark', label: '锦书' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '锦书' })).toBeInTheDocument();
  },
};
