import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EmptyState } from '../../parts/empty-state/index.ts';
import { CalendarAgenda } from './CalendarAgenda.tsx';
import { exampleEvents, exampleNow } from './examples.ts';
import { lunarDay } from './lunarDay.ts';

const meta = {
  title: 'Mail/Calendar/CalendarAgenda',
  component: CalendarAgenda,
  parameters: { layout: 'fullscreen' },
  args: { events: exampleEvents, date: '2025-11-17', now: exampleNow, onOpen: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', blockSize: '100vh' }}>
        <h2 hidden>Calendar</h2>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CalendarAgenda>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['CAL-01'],
  name: 'Events one below the other',
  args: { dayNote: lunarDay },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Nov 17 Mon');
    // An event that lasts two days appears under both.
    await expect(canvas.getAllByRole('button', { name: /出差：上海/ })).toHaveLength(2);
  },
};

export const WalkedWithTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const [first, second] = canvas.getAllByRole('button');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 'trip2' }), second);
    await userEvent.keyboard('{End}');
    await expect(canvas.getAllByRole('button').at(-1)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();
  },
};

export const Empty: Story = { args: { events: [], emptyState: <EmptyState title="No events in the next 30 days" /> } };

export const InTheDark: Story = { globals: { skin: 'moye' } };

export const LongAndUnbrokenText: Story = {
  args: {
    events: [
      {
        id: '1',
        title: '没有空格的很长的日程名称'.repeat(8),
        location: 'Donaudampfschifffahrt'.repeat(6),
        start: '2025-11-20T09:00',
        end: '2025-11-20T10:30',
        isAllDay: false,
        color: 'e06',
        isTentative: true,
      },
    ],
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const InForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { globals: { density: 'compact' } };
