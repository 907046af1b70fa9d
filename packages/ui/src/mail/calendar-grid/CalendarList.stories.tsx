import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CalendarList } from './CalendarList.tsx';
import { exampleCalendars } from './examples.ts';

const meta = {
  title: 'Mail/Calendar/CalendarList',
  component: CalendarList,
  args: { label: 'My calendars', calendars: exampleCalendars, onShowChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 208, padding: 12, background: 'var(--jinshu-color-surface-panel)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CalendarList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ShownAndHidden: Story = {
  tags: ['CAL-03'],
  name: 'A calendar is shown or hidden',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onShowChange).toHaveBeenLastCalledWith('own', false);
    await userEvent.click(canvas.getByRole('checkbox', { name: '三楼会议室 shared' }));
    await expect(args.onShowChange).toHaveBeenLastCalledWith('room', true);
  },
};

export const LongAndUnbrokenText: Story = {
  args: {
    calendars: [
      { id: '1', name: '没有空格的很长的日历名称'.repeat(3), color: 'e02', isShown: true, isShared: true },
      { id: '2', name: 'Donaudampfschifffahrtsgesellschaft', color: 'e11', isShown: false },
    ],
  },
};

export const InTheDark: Story = { globals: { skin: 'moye' } };

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const InForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { globals: { density: 'compact' } };
