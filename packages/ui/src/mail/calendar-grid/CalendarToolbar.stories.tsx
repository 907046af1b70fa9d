import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Icon } from '../../foundation/icon-more/index.ts';
import { Button } from '../../parts/button/index.ts';
import { CalendarToolbar } from './CalendarToolbar.tsx';
import { exampleNow } from './examples.ts';

const meta = {
  title: 'Mail/Calendar/CalendarToolbar',
  component: CalendarToolbar,
  parameters: { layout: 'fullscreen' },
  args: { view: 'month', date: '2025-11-20', now: exampleNow, onViewChange: fn(), onDateChange: fn(), firstDayOfWeek: 'mon' },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof CalendarToolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    children: (
      <Button variant="quiet" icon={<Icon name="arrow_import" size={16} />}>
        Import
      </Button>
    ),
  },
};

export const EveryView: Story = {
  render: (args) => (
    <>
      {(['day', 'week', 'month', 'agenda'] as const).map((view) => (
        <CalendarToolbar key={view} {...args} view={view} />
      ))}
    </>
  ),
};

export const LedByTheKeyboard: Story = {
  tags: ['CAL-01'],
  name: 'Leads to days and between day, week and month',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDateChange).toHaveBeenLastCalledWith('2025-11-20');
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await expect(args.onDateChange).toHaveBeenLastCalledWith('2025-12-20');
    await userEvent.click(canvas.getByRole('radio', { name: 'Week' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith('week');
  },
};

export const DayOnAPhone: Story = {
  tags: ['CAL-01'],
  name: 'Tells the whole date of a day on a phone',
  args: { view: 'day', date: '2026-11-25' },
  parameters: { windowSize: { width: 390, height: 844 } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading');
    await expect(title.textContent).toBe('Wed, Nov 25, 2026');
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const InForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { ...Default, globals: { density: 'compact' } };
