import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DateRangePicker } from './DateRangePicker.tsx';

const presets = [
  { id: 'week', label: 'Past week', value: { start: '2026-11-14', end: '2026-11-20' } },
  { id: 'month', label: 'Past month', value: { start: '2026-10-21', end: '2026-11-20' } },
];

const november = { start: '2026-11-09', end: '2026-11-20' };

const meta: Meta<typeof DateRangePicker> = {
  title: 'Parts/Forms/DateRangePicker',
  component: DateRangePicker,
  args: { label: 'Sent between', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof DateRangePicker>;

export const Default: Story = { args: { defaultValue: november } };

export const EveryForm: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <DateRangePicker {...args} label="Empty" />
      <DateRangePicker {...args} label="With help" description="At most a year." defaultValue={november} />
      <DateRangePicker {...args} label="Beside" labelPosition="beside" defaultValue={november} />
      <DateRangePicker {...args} label="Wrong" defaultValue={november} errorMessage="More than a year lies between." />
      <DateRangePicker {...args} label="Disabled" isDisabled defaultValue={november} />
      <DateRangePicker {...args} label="To be read" isReadOnly defaultValue={november} />
    </div>
  ),
};

export const Open: Story = { args: { defaultValue: november, defaultOpen: true } };

export const OpenWithPresets: Story = { args: { defaultValue: november, presets, maxValue: '2026-11-20', defaultOpen: true } };

export const OfOneMonth: Story = { args: { defaultValue: november, visibleMonths: 1, defaultOpen: true } };

export const TheWrongWayRound: Story = {
  args: { defaultValue: { start: '2026-11-20', end: '2026-11-09' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Start date must be before end date/)).toBeVisible();
  },
};

const opened = async () => within(await screen.findByRole('dialog'));

export const ChosenWithTheKeyboard: Story = {
  args: { defaultValue: november },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const dialog = await opened();
    const onDay = (day: number) =>
      waitFor(() => expect(dialog.getByRole('button', { name: new RegExp(`November ${day}, 2026`) })).toHaveFocus());
    await onDay(9);
    await userEvent.keyboard('{ArrowRight}');
    await onDay(10);
    // Once the first day is set, focus moves to the next day automatically.
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await onDay(18);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-10', end: '2026-11-18' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const PresetChosen: Story = {
  args: { presets },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
    await userEvent.click((await opened()).getByRole('button', { name: 'Past week' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-14', end: '2026-11-20' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const LongText: Story = {
  args: { label: '一个写得很长的字段名称'.repeat(5), errorMessage: 'unbroken'.repeat(20), defaultValue: november },
};

export const InChinese: Story = {
  args: { label: '发送时间', defaultValue: november, defaultOpen: true },
  parameters: { locale: 'zh-hans' },
};

export const RightToLeft: Story = { args: { label: 'تاريخ', defaultValue: november, defaultOpen: true }, parameters: { direction: 'rtl' } };

export const InForcedColours: Story = { ...Open, parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { ...Open, globals: { density: 'compact' } };
