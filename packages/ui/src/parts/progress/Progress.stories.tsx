import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as layout from '../../foundation/styles/stories.css.ts';
import { Meter, Progress } from './Progress.tsx';

const meta = {
  title: 'Parts/Status/Progress',
  component: Progress,
  args: { label: 'Uploading', value: 40, hasValueText: true },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryTone: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, inlineSize: 320 }}>
      {(['accent', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Progress key={tone} tone={tone} label={tone} value={60} hasValueText />
      ))}
      <Progress label="Empty" value={0} hasValueText />
      <Progress label="Full" value={100} hasValueText />
    </div>
  ),
};

export const Indeterminate: Story = {
  args: { isIndeterminate: true, label: 'Importing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Importing' })).not.toHaveAttribute('aria-valuenow');
  },
};

export const CapacityAsAMeter: Story = {
  render: () => <Meter label="Storage" value={7.4} maxValue={10} valueLabel="7.4 GB of 10 GB" hasValueText tone="warning" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Storage' })).toHaveAttribute('aria-valuetext', '7.4 GB of 10 GB');
  },
};

export const LongAndUnbrokenText: Story = {
  render: () => (
    <div className={layout.narrow}>
      <Progress label="云川二期项目验收资料与合同归档文件夹二〇二六年度第四季度.zip" value={12} hasValueText />
      <Progress label="a-very-long-file-name-without-any-place-to-break-it-anywhere.tar.gz" value={12} hasValueText />
    </div>
  ),
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
