import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DateField } from './DateField.tsx';

const meta: Meta<typeof DateField> = {
  title: 'Parts/Forms/DateField',
  component: DateField,
  args: { label: 'Birthday', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof DateField>;

export const Default: Story = { args: { defaultValue: '2026-11-20' } };

export const EveryForm: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <DateField {...args} label="Empty" />
      <DateField {...args} label="With help" description="As in the passport." defaultValue="1990-04-05" />
      <DateField {...args} label="Beside" labelPosition="beside" defaultValue="1990-04-05" />
      <DateField {...args} label="With a time" granularity="minute" defaultValue="2026-11-20T09:30" />
      <DateField {...args} label="Of 24 hours" granularity="minute" hourCycle={24} defaultValue="2026-11-20T21:30" />
      <DateField {...args} label="Disabled" isDisabled defaultValue="1990-04-05" />
      <DateField {...args} label="To be read" isReadOnly defaultValue="1990-04-05" />
    </div>
  ),
};

export const Invalid: Story = {
  args: { defaultValue: '2026-11-20', errorMessage: 'The day must be in the past.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Birthday' })).toHaveAccessibleDescription(/The day must be in the past\./);
  },
};

export const OutOfBoundsSaysSo: Story = {
  args: { defaultValue: '2026-11-20', maxValue: '2026-11-19' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/11\/19\/2026/)).toBeVisible();
  },
};

export const TypedWithTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: /month/ })).toHaveFocus();
    await userEvent.keyboard('11202026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-20');
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-11-20');
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-11-19');
    await userEvent.keyboard('{Backspace}{Backspace}{ArrowRight}{Backspace}{Backspace}{Backspace}{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-11-01');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Backspace}{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const LongText: Story = {
  args: { label: '一个写得很长的字段名称'.repeat(5), description: 'unbroken'.repeat(20), defaultValue: '2026-11-20' },
};

export const InChinese: Story = { args: { label: '生日' }, parameters: { locale: 'zh-hans' } };

export const RightToLeft: Story = { args: { label: 'تاريخ', defaultValue: '2026-11-20' }, parameters: { direction: 'rtl' } };

export const InForcedColours: Story = { ...EveryForm, parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { ...Default, globals: { density: 'compact' } };
