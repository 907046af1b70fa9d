import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, userEvent, type within } from 'storybook/test';
import { CalendarWeek } from './CalendarWeek.tsx';
import { busyEvents, exampleEvents, exampleNow } from './examples.ts';
import { lunarDay } from './lunarDay.ts';

/** Stories keep the day and the events, as an app would. */
function Kept(props: ComponentProps<typeof CalendarWeek>) {
  const [date, setDate] = useState(props.date);
  const [events, setEvents] = useState(props.events);
  return (
    <CalendarWeek
      {...props}
      {...{ date, events }}
      onDateChange={(day) => {
        setDate(day);
        props.onDateChange?.(day);
      }}
      onMove={(event, to) => {
        setEvents((now) => now.map((one) => (one.id === event.id ? { ...one, ...to } : one)));
        props.onMove?.(event, to);
      }}
    />
  );
}

const meta = {
  title: 'Mail/Calendar/CalendarWeek',
  component: CalendarWeek,
  render: Kept,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', blockSize: '100vh' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' },
  args: {
    events: exampleEvents,
    date: '2025-11-20',
    now: exampleNow,
    firstDayOfWeek: 'mon',
    onDateChange: fn(),
    onOpen: fn(),
    onCreate: fn(),
    onMove: fn(),
  },
} satisfies Meta<typeof CalendarWeek>;

export default meta;
type Story = StoryObj<typeof meta>;

const cell = (canvas: ReturnType<typeof within>, name: RegExp) => canvas.getByRole('gridcell', { name });

export const Default: Story = {
  tags: ['CAL-01'],
  name: 'A week with its events',
  args: { dayNote: lunarDay },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('grid', { name: /Nov 17 – 23, 2025/ })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(8);
    const event = canvas.getByRole('button', { name: /^内控反馈/ });
    await expect(event.getBoundingClientRect().height).toBe(3 * 28 - 2);
    await userEvent.click(event);
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ title: '内控反馈' }), expect.any(HTMLElement));
  },
};

export const Day: Story = {
  tags: ['CAL-01'],
  name: 'A day with its events',
  args: { visibleDays: 1, dayNote: lunarDay },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Thursday, November 20, 2025' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2);
  },
};

export const Overlapping: Story = {
  args: { events: busyEvents },
  play: async ({ canvas }) => {
    const box = (name: RegExp) => canvas.getByRole('button', { name }).getBoundingClientRect();
    await expect(box(/^评审 1/).right).toBeLessThanOrEqual(box(/^评审 2/).left);
    await expect(canvas.getAllByRole('button', { name: /^值班/ })).toHaveLength(2);
    await expect(canvas.getAllByRole('button', { name: /more/ })).toHaveLength(2);
  },
};

export const WalkedWithTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(cell(canvas, /November 20, 2025 08:00/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(cell(canvas, /November 21, 2025 08:30/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCreate).toHaveBeenCalledWith({ start: '2025-11-21T08:30', end: '2025-11-21T09:30', isAllDay: false });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^与许清如一对一/ })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(cell(canvas, /November 17, 2025 09:00/)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(cell(canvas, /November 16, 2025 09:00/)).toHaveFocus();
    await expect(args.onDateChange).toHaveBeenLastCalledWith('2025-11-16');
    await userEvent.keyboard('{PageDown}');
    await expect(cell(canvas, /November 23, 2025 09:00/)).toHaveFocus();
  },
};

export const WholeDaysWithTheKeyboard: Story = {
  args: { firstHour: 0 },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(cell(canvas, /November 20, 2025 All day/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCreate).toHaveBeenCalledWith({ start: '2025-11-20', end: '2025-11-20', isAllDay: true });
    await userEvent.keyboard('{ArrowDown}');
    await expect(cell(canvas, /November 20, 2025 00:00/)).toHaveFocus();
  },
};

export const MovedWithTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const event = () => canvas.getByRole('button', { name: /^三版合同评审/ });
    event().focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowRight}{/Alt}');
    await expect(args.onMove).toHaveBeenLastCalledWith(expect.anything(), {
      start: '2025-11-21T10:15',
      end: '2025-11-21T11:45',
      isAllDay: false,
    });
    await expect(event()).toHaveFocus();
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
    await expect(args.onMove).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ end: '2025-11-21T11:30' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('10:15 – 11:30');
  },
};

/** React handles pointer moves in the next frame. */
const drawn = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

export const PulledWithThePointer: Story = {
  play: async ({ args, canvas }) => {
    const grid = canvas.getByRole('grid');
    // A pointer of a test cannot be captured.
    grid.setPointerCapture = () => undefined;
    const pointer = { pointerId: 1, button: 0, pointerType: 'mouse', bubbles: true };
    const event = canvas.getByRole('button', { name: /^三版合同评审/ });
    const { x, y, width, height } = event.getBoundingClientRect();
    await fireEvent.pointerDown(event, { ...pointer, clientX: x + 20, clientY: y + 10 });
    await drawn();
    await fireEvent.pointerMove(grid, { ...pointer, clientX: x + 20 + width, clientY: y + 10 + 28 });
    await drawn();
    await fireEvent.pointerUp(grid, pointer);
    await expect(args.onMove).toHaveBeenLastCalledWith(expect.anything(), {
      start: '2025-11-21T10:30',
      end: '2025-11-21T12:00',
      isAllDay: false,
    });
    const edge = canvas.getByRole('button', { name: /^数据中台答疑/ }).querySelector('[data-resize]');
    if (!edge) throw new Error('There is no edge to pull.');
    const at = edge.getBoundingClientRect();
    await fireEvent.pointerDown(edge, { ...pointer, clientX: at.x + 5, clientY: at.y + 2 });
    await drawn();
    await fireEvent.pointerMove(grid, { ...pointer, clientX: at.x + 5, clientY: at.y + 2 + 28 });
    await drawn();
    await fireEvent.pointerUp(grid, pointer);
    await expect(args.onMove).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ start: '2025-11-20T14:00', end: expect.stringMatching(/T15:(15|30)/) }),
    );
    const free = cell(canvas, /November 19, 2025 13:00/);
    const from = free.getBoundingClientRect();
    await fireEvent.pointerDown(free, { ...pointer, clientX: from.x + 5, clientY: from.y + 4 });
    await drawn();
    await fireEvent.pointerMove(grid, { ...pointer, clientX: from.x + 5, clientY: from.y + 4 + 56 });
    await drawn();
    await fireEvent.pointerUp(grid, pointer);
    await expect(args.onCreate).toHaveBeenCalledWith({ start: '2025-11-19T13:00', end: '2025-11-19T14:30', isAllDay: false });
    await expect(height).toBeGreaterThan(0);
  },
};

export const Compact: Story = { globals: { density: 'compact' } };

export const InTheDark: Story = { globals: { skin: 'moye' }, args: { events: busyEvents } };

export const TwelveHours: Story = {
  args: { isTwelveHour: true },
  play: async ({ canvas }) => {
    await expect(cell(canvas, /November 20, 2025 2:30\sPM/)).toBeInTheDocument();
  },
};

export const LongAndUnbrokenText: Story = {
  args: {
    events: [
      {
        id: '1',
        title: '没有空格的很长的日程名称'.repeat(8),
        start: '2025-11-20T09:00',
        end: '2025-11-20T10:30',
        isAllDay: false,
        color: 'e06',
      },
      {
        id: '2',
        title: 'Donaudampfschifffahrt'.repeat(8),
        start: '2025-11-21T09:00',
        end: '2025-11-21T09:30',
        isAllDay: false,
        color: 'e11',
      },
      { id: '3', title: 'Donaudampfschifffahrt'.repeat(8), start: '2025-11-18', end: '2025-11-19', isAllDay: true, color: 'e04' },
    ],
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' }, args: { events: busyEvents } };

export const InForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } }, args: { events: busyEvents } };
