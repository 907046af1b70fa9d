import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as layout from '../../foundation/styles/stories.css.ts';
import { ProgressCircle } from './ProgressCircle.tsx';

const meta = {
  title: 'Parts/Status/ProgressCircle',
  component: ProgressCircle,
  args: { label: 'Uploading', value: 62 },
} satisfies Meta<typeof ProgressCircle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute('aria-valuenow', '62');
  },
};

export const EverySizeAndTone: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['small', 'regular', 'large'] as const).map((size) => (
        <div key={size} className={layout.grid}>
          {(['accent', 'neutral', 'success', 'danger'] as const).map((tone) => (
            <ProgressCircle key={tone} size={size} tone={tone} label={`${tone}, ${size}`} value={62} hasValueText />
          ))}
          <ProgressCircle size={size} label={`Empty, ${size}`} value={0} hasValueText />
          <ProgressCircle size={size} label={`Full, ${size}`} value={100} hasValueText />
          <ProgressCircle size={size} label="正在导入" value={30} isLabelVisible hasValueText />
        </div>
      ))}
    </div>
  ),
};

export const Indeterminate: Story = {
  args: { isIndeterminate: true, isLabelVisible: true, label: 'Importing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Importing' })).not.toHaveAttribute('aria-valuenow');
  },
};

export const LongAndUnbrokenText: Story = {
  render: () => (
    <div className={layout.narrow} style={{ overflowWrap: 'anywhere', display: 'grid', gap: 12 }}>
      <ProgressCircle label={'云川二期项目验收资料与合同归档文件夹'.repeat(2)} value={12} isLabelVisible />
      <ProgressCircle
        label="a-very-long-file-name-without-any-place-to-break-it.tar.gz"
        value={12}
        isLabelVisible
        size="large"
        hasValueText
      />
    </div>
  ),
};

export const RightToLeft: Story = { args: { isLabelVisible: true, label: 'رفع' }, parameters: { direction: 'rtl' } };

export const InForcedColours: Story = { ...EverySizeAndTone, parameters: { chromatic: { forcedColors: 'active' } } };
