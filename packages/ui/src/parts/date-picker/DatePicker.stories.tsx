import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DatePicker } from './DatePicker.tsx';
import { useDatePresets } from './useDatePresets.ts';

/** Picker for a scheduled send, as an app would set it up. */
function WithUsualPresets({ value, onChange, ...props }: ComponentProps<typeof DatePicker>) {
  const presets = useDatePresets({ today: '2026-11-20', time: '09:00' });
  const [at, setAt] = useState(value);
  return (
    <DatePicker
      {...props}
      granularity="minute"
      hourCycle={24}
      presets={presets}
      value={at}
      onChange={(next) => {
        setAt(next);
        onChange?.(next);
      }}
    />
  );
}

const meta: Meta<typeof DatePicker> = {
  title: 'Parts/Forms/DatePicker',
  component: DatePicker,
  args: { label: 'Date', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof DatePicker>;

export const Default: Story = { args: { defaultValue: '2026-11-20' } };

export const EveryForm: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <DatePicker {...args} label="Empty" />
      <DatePicker {...args} label="With help" description="Destroyed at 0:00 on that day." defaultValue="2026-11-27" />
      <DatePicker {...args} label="Beside" labelPosition="beside" defaultValue="2026-11-27" />
      <DatePicker {...args} label="With a time" granularity="minute" defaultValue="2026-11-27T18:00" />
      <DatePicker {...args} label="Wrong" defaultValue="2026-11-01" errorMessage="The day is past." />
      <DatePicker {...args} label="Disabled" isDisabled defaultValue="2026-11-27" />
      <DatePicker {...args} label="To be read" isReadOnly defaultValue="2026-11-27" />
    </div>
  ),
};

export const Open: Story = { args: { defaultValue: '2026-11-20', defaultOpen: true } };

export const OpenWithPresetsAndTime: Story = {
  render: WithUsualPresets,
  args: { label: 'Send at', value: '2026-11-20T15:00', minValue: '2026-11-20T12:00', defaultOpen: true },
};

export const OpenWithPresetsInChinese: Story = {
  ...OpenWithPresetsAndTime,
  parameters: { locale: 'zh-hans' },
  args: { label: '发送时间', value: '2026-11-20T15:00', minValue: '2026-11-20T12:00', defaultOpen: true },
};

export const PastTimesAreRefused: Story = {
  args: { granularity: 'minute', defaultValue: '2026-11-20T08:00', minValue: '2026-11-20T12:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/11\/20\/2026/)).toBeVisible();
  },
};

const opened = async () => within(await screen.findByRole('dialog'));

export const ChosenWithTheKeyboard: Story = {
  args: { defaultValue: '2026-11-20' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const dialog = await opened();
    await waitFor(() => expect(dialog.getByRole('button', { name: /November 20, 2026/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-27');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('spinbutton', { name: /day/ })).toHaveTextContent('27');
  },
};

export const PresetChosen: Story = {
  render: WithUsualPresets,
  args: { label: 'Send at', value: null },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Next Monday' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-23T09:00');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const TimeChosenBesideTheCalendar: Story = {
  render: WithUsualPresets,
  args: { label: 'Send at', value: '2026-11-20T15:00' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: /November 25, 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-25T15:00');
    await userEvent.click(within(dialog.getByRole('group', { name: /Time/ })).getByRole('spinbutton', { name: /hour/ }));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-25T16:00');
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const LongText: Story = {
  args: { label: '一个写得很长的字段名称'.repeat(5), errorMessage: 'unbroken'.repeat(20), defaultValue: '2026-11-20' },
};

export const RightToLeft: Story = {
  args: { label: 'تاريخ', defaultValue: '2026-11-20', defaultOpen: true },
  parameters: { direction: 'rtl' },
};

export const InForcedColours: Story = { ...Open, parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { ...Default, globals: { density: 'compact' } };
