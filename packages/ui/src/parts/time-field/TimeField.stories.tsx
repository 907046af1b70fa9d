import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TimeField } from './TimeField.tsx';

const meta: Meta<typeof TimeField> = {
  title: 'Parts/Forms/TimeField',
  component: TimeField,
  args: { label: 'Begins', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof TimeField>;

export const Default: Story = { args: { defaultValue: '09:30' } };

export const EveryForm: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <TimeField {...args} label="Empty" />
      <TimeField {...args} label="Of 24 hours" hourCycle={24} defaultValue="21:05" />
      <TimeField {...args} label="Beside" labelPosition="beside" defaultValue="21:05" />
      <TimeField {...args} label="With help" description="Half an hour at least." defaultValue="21:05" />
      <TimeField {...args} label="Disabled" isDisabled defaultValue="21:05" />
      <TimeField {...args} label="To be read" isReadOnly defaultValue="21:05" />
    </div>
  ),
};

export const Invalid: Story = { args: { defaultValue: '08:00', errorMessage: 'The end can’t be before the start.' } };

export const OutOfBoundsSaysSo: Story = {
  args: { defaultValue: '08:00', minValue: '09:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/9:00/)).toBeVisible();
  },
};

export const TypedWithTheKeyboard: Story = {
  args: { hourCycle: 24 },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: /hour/ })).toHaveFocus();
    await userEvent.keyboard('1405');
    await expect(args.onChange).toHaveBeenLastCalledWith('14:05');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('14:04');
  },
};

export const LongText: Story = {
  args: { label: '一个写得很长的字段名称'.repeat(5), errorMessage: 'unbroken'.repeat(20), defaultValue: '09:30' },
};

export const InChinese: Story = { args: { label: '开始时间', defaultValue: '09:30', hourCycle: 12 }, parameters: { locale: 'zh-hans' } };

export const RightToLeft: Story = { args: { label: 'وقت', defaultValue: '09:30' }, parameters: { direction: 'rtl' } };

export const InForcedColours: Story = { ...EveryForm, parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { ...EveryForm, globals: { density: 'compact' } };
