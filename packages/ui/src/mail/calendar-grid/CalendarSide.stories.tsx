import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../parts/button/index.ts';
import { MonthCalendar } from '../../parts/month-calendar/index.ts';
import { CalendarList } from './CalendarList.tsx';
import { CalendarPage, CalendarSide } from './CalendarSide.tsx';
import { exampleCalendars } from './examples.ts';

const meta = {
  title: 'Mail/Calendar/CalendarSide',
  component: CalendarSide,
  args: {
    children: (
      <>
        <Button tone="accent">新建日程</Button>
        <MonthCalendar aria-label="选择日期" value="2025-11-20" />
        <CalendarList label="我的日历" calendars={exampleCalendars} onShowChange={() => undefined} />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', inlineSize: 212, blockSize: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CalendarSide>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '新建日程' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: '我的日历' })).toBeVisible();
  },
};
export const TooLittleHeight: Story = {
  decorators: [(Story) => <div style={{ display: 'flex', blockSize: 200 }}>{Story()}</div>],
};
export const ASettingsPage: Story = {
  render: () => (
    <CalendarPage start={<Button>返回</Button>}>
      <CalendarList label="我的日历" calendars={exampleCalendars} onShowChange={() => undefined} />
    </CalendarPage>
  ),
};
export const LongUnbrokenText: Story = {
  args: {
    children: (
      <CalendarList
        label="我的日历"
        calendars={exampleCalendars.map((calendar, index) => ({
          ...calendar,
          name: index % 2 ? 'unbroken'.repeat(12) : '名称很长而没有空格的日历'.repeat(5),
        }))}
        onShowChange={() => undefined}
      />
    ),
  },
};
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { globals: { density: 'compact' } };
