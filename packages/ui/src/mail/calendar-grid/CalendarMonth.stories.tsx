import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, within } from 'storybook/test';
import { CalendarMonth } from './CalendarMonth.tsx';
import type { CalendarEvent } from './calendarEvent.ts';
import { busyEvents, exampleEvents, exampleNow } from './examples.ts';
import { lunarDay } from './lunarDay.ts';

/** Stories keep the day and the events, as an app would. */
function Kept(props: ComponentProps<typeof CalendarMonth>) {
  const [date, setDate] = useState(props.date);
  const [events, setEvents] = useState(props.events);
  return (
    <CalendarMonth
      {...props}
      {...{ date, events }}
      onDateChange={(day) => {
        setDate(day);
        props.onDateChange?.(day);
      }}
      onMove={
        props.onMove &&
        ((event, to) => {
          setEvents((now) => now.map((one) => (one.id === event.id ? { ...one, ...to } : one)));
          props.onMove?.(event, to);
        })
      }
    />
  );
}

const meta = {
  title: 'Mail/Calendar/CalendarMonth',
  component: CalendarMonth,
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
} satisfies Meta<typeof CalendarMonth>;

export default meta;
type Story = StoryObj<ComponentProps<typeof CalendarMonth>>;

const cell = (canvas: ReturnType<typeof within>, name: RegExp) => canvas.getByRole('gridcell', { name });

export const Default: Story = {
  tags: ['CAL-01'],
  name: 'A month with its events',
  args: { dayNote: lunarDay },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'November 2025' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(7);
    await expect(cell(canvas, /November 20, 2025, Today, 3 events/)).toHaveAttribute('aria-current', 'date');
    await userEvent.click(canvas.getByRole('button', { name: /^三版合同评审, .*10:00 – 11:30, 三楼/ }));
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ title: '三版合同评审' }), expect.any(HTMLElement));
  },
};

export const EveryColour: Story = {
  tags: ['CAL-04'],
  name: 'Eleven colours, timed and for whole days',
  args: {
    events: Array.from({ length: 11 }, (_, index): CalendarEvent[] => {
      const color = `e${String(index + 1).padStart(2, '0')}` as CalendarEvent['color'];
      const day = `2025-11-${String(index + 3).padStart(2, '0')}`;
      return [
        { id: `a${index}`, title: color, start: day, end: day, isAllDay: true, color },
        { id: `t${index}`, title: color, start: `${day}T09:00`, end: `${day}T10:00`, isAllDay: false, color },
        { id: `p${index}`, title: color, start: `${day}T11:00`, end: `${day}T12:00`, isAllDay: false, color, isTentative: true },
      ];
    }).flat(),
  },
};

export const EveryColourInTheDark: Story = {
  ...EveryColour,
  tags: ['CAL-04'],
  name: 'Eleven colours in the dark',
  globals: { skin: 'moye' },
};

export const Crowded: Story = {
  args: { events: busyEvents },
  play: async ({ args, canvas }) => {
    await userEvent.click(within(cell(canvas, /November 20/)).getByRole('button', { name: /\d+ more/ }));
    const crowd = await screen.findByRole('dialog', { name: 'Thursday, November 20, 2025' });
    await userEvent.click(within(crowd).getByRole('button', { name: /^评审 5/ }));
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ title: '评审 5' }), expect.any(HTMLElement));
  },
};

export const WalkedWithTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(cell(canvas, /November 20/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(cell(canvas, /November 28/)).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onCreate).toHaveBeenCalledWith({ start: '2025-11-24', end: '2025-11-24', isAllDay: true });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^接口联调窗口/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ title: '验收预备会' }), expect.any(HTMLElement));
    await userEvent.keyboard('{Escape}');
    await expect(cell(canvas, /November 24/)).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await expect(canvas.getByRole('grid', { name: 'December 2025' })).toBeVisible();
    await expect(cell(canvas, /December 24/)).toHaveFocus();
    await userEvent.keyboard('{PageUp}{PageUp}');
    await expect(cell(canvas, /October 24/)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(args.onDateChange).toHaveBeenLastCalledWith('2025-10-26');
  },
};

export const MovedWithTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const event = () => canvas.getByRole('button', { name: /^三版合同评审/ });
    await userEvent.tab();
    await userEvent.tab();
    await expect(event()).toHaveFocus();
    await expect(event()).toHaveAccessibleDescription(/Alt\+arrow keys/);
    await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowDown}{/Alt}');
    await expect(args.onMove).toHaveBeenLastCalledWith(expect.anything(), {
      start: '2025-11-28T10:00',
      end: '2025-11-28T11:30',
      isAllDay: false,
    });
    await expect(event()).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Moved to Friday, November 28, 2025 10:00');
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
    await expect(args.onMove).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ end: '2025-11-29T11:30' }));
  },
};

/** Returns the center of an element. */
const middle = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { clientX: x + width / 2, clientY: y + height / 2 };
};

/** A pull from one element to another; a pointer of a test cannot be captured. */
async function pull(grid: HTMLElement, from: Element, to: Element) {
  grid.setPointerCapture = () => undefined;
  const pointer = { pointerId: 1, button: 0, pointerType: 'mouse', bubbles: true };
  await fireEvent.pointerDown(from, { ...pointer, ...middle(from) });
  await fireEvent.pointerMove(grid, { ...pointer, ...middle(to) });
  return () => fireEvent.pointerUp(grid, { ...pointer, ...middle(to) });
}

export const PulledWithThePointer: Story = {
  play: async ({ args, canvas }) => {
    const grid = canvas.getByRole('grid');
    const event = () => canvas.getByRole('button', { name: /^出差：上海, / });
    const release = await pull(grid, event(), cell(canvas, /November 12/));
    await expect(args.onMove).not.toHaveBeenCalled();
    await release();
    await expect(args.onMove).toHaveBeenCalledWith(expect.objectContaining({ id: 'trip' }), {
      start: expect.stringMatching(/2025-11-1[12]/),
      end: expect.stringMatching(/2025-11-1[23]/),
      isAllDay: true,
    });
    const mark = await pull(grid, cell(canvas, /November 13/), cell(canvas, /November 15/));
    await expect(await canvas.findByRole('button', { name: /^New event/ })).toBeVisible();
    await mark();
    await expect(args.onCreate).toHaveBeenCalledWith({ start: '2025-11-13', end: '2025-11-15', isAllDay: true });
    await pull(grid, event(), cell(canvas, /November 27/));
    await fireEvent.keyDown(grid, { key: 'Escape' });
    await expect(args.onMove).toHaveBeenCalledOnce();
  },
};

export const PressedTwice: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.dblClick(cell(canvas, /November 14/));
    await expect(args.onDateChange).toHaveBeenCalledWith('2025-11-14');
    await expect(args.onCreate).toHaveBeenCalledWith({ start: '2025-11-14', end: '2025-11-14', isAllDay: true });
  },
};

export const ReadOnly: Story = {
  args: { onMove: undefined, onCreate: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^三版合同评审/ })).not.toHaveAccessibleDescription();
  },
};

export const OnAPhone: Story = {
  parameters: { windowSize: { width: 390, height: 844 } },
  tags: ['CAL-01'],
  name: 'A phone tells the events of the chosen day below the month',
  args: { dayNote: lunarDay },
  play: async ({ args, canvas }) => {
    const ofDay = within(canvas.getByRole('region', { name: 'Nov 20, 2025' }));
    await expect(ofDay.getAllByRole('button')).toHaveLength(3);
    await userEvent.click(ofDay.getByRole('button', { name: /三版合同评审/ }));
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ title: '三版合同评审' }), expect.any(HTMLElement));
    await userEvent.click(cell(canvas, /November 9/));
    await expect(canvas.getByText('Sunday, November 9, 2025, No events')).toBeVisible();
    await userEvent.click(cell(canvas, /November 5/));
    const [event] = within(canvas.getByRole('region', { name: 'Nov 5, 2025' })).getAllByRole('button');
    await userEvent.tab();
    await expect(event).toHaveFocus();
    // The accessible name of a day in the grid contains its events, and is never cut.
    await expect(within(canvas.getByRole('grid')).queryByRole('button')).toBeNull();
  },
};

export const OnAPhoneInTheDark: Story = { ...OnAPhone, name: 'The month on a phone in the dark', globals: { skin: 'moye' } };

export const Empty: Story = { args: { events: [] } };

export const LongAndUnbrokenText: Story = {
  args: {
    dayNote: () => '一个很长的节日名称一个很长的节日名称',
    events: [
      { id: '1', title: '没有空格的很长的日程名称'.repeat(8), start: '2025-11-04', end: '2025-11-05', isAllDay: true, color: 'e06' },
      {
        id: '2',
        title: 'Donaudampfschifffahrt'.repeat(8),
        start: '2025-11-06T09:00',
        end: '2025-11-06T10:00',
        isAllDay: false,
        color: 'e11',
      },
    ],
  },
};

export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(cell(canvas, /November 21/)).toHaveFocus();
  },
};

export const InForcedColours: Story = { ...Crowded, play: async () => undefined, parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { globals: { density: 'compact' } };
