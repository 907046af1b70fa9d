import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Popover } from '../../parts/popover/index.ts';
import { CalendarAgenda, type CalendarEvent } from '../calendar-grid/index.ts';
import { EventCard } from './EventCard.tsx';

const event: CalendarEvent = {
  id: '1',
  title: '三版合同评审',
  start: '2026-11-20T10:00',
  end: '2026-11-20T11:30',
  isAllDay: false,
  color: 'e01',
  location: '三楼 · 竹里会议室',
};

const meta = {
  title: 'Mail/Calendar/EventCard',
  component: EventCard,
  args: {
    event,
    reminderMinutes: 15,
    invitees: [
      { address: 'lin.zhixia@jinshu.example', name: '林知夏', answer: 'accept' },
      { address: 'he.yian@jinshu.example', name: '何以安', answer: 'tentative' },
      { address: 'chen.yanqiu@jinshu.example', name: '陈砚秋' },
    ],
    onEdit: fn(),
    onDelete: fn(),
    onClose: fn(),
    onAnswer: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320, background: 'var(--jinshu-color-surface-raised)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EventCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['CAL-07', 'CAL-12'],
  name: 'Tells when, where, with whom and how often, with the answers',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Friday, November 20, 2026 10:00 – 11:30')).toBeVisible();
    await expect(canvas.getByText('15 minutes before')).toBeVisible();
    await expect(canvas.getByText('Doesn’t repeat')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '林知夏Accepted',
      '何以安Tentative',
      '陈砚秋No response',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Tentative' }));
    await expect(args.onAnswer).toHaveBeenCalledWith('tentative');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
};

export const Answered: Story = {
  args: { answer: 'accept', organiser: '周慕云' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Accept' })).toBeDisabled();
    await expect(canvas.getByText('Invited by 周慕云')).toBeVisible();
  },
};

export const OnlyRead: Story = {
  render: ({ onEdit: _edit, onDelete: _delete, onAnswer: _answer, ...args }) => <EventCard {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

export const EveryRepetition: Story = {
  render: (args) => (
    <>
      {(
        [
          { frequency: 'daily', end: { type: 'never' } },
          { frequency: 'weekly', end: { type: 'count', count: 12 } },
          { frequency: 'monthly', end: { type: 'count', count: 1 } },
          { frequency: 'yearly', end: { type: 'date', date: '2030-11-20' } },
        ] as const
      ).map((repeat) => (
        <EventCard key={repeat.frequency} event={{ ...args.event, title: repeat.frequency }} repeat={repeat} reminderMinutes={1440} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Weekly, 12 times')).toBeVisible();
    await expect(canvas.getByText('Yearly, until Wednesday, November 20, 2030')).toBeVisible();
  },
};

function InTheCalendar() {
  const anchor = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <CalendarAgenda
        events={[event]}
        date="2026-11-20"
        onOpen={(_, element) => {
          anchor.current = element;
          setOpen(true);
        }}
      />
      <Popover label={event.title} padding="none" triggerRef={anchor} isOpen={isOpen} onOpenChange={setOpen}>
        {({ close }) => <EventCard event={event} onClose={close} onEdit={fn()} />}
      </Popover>
    </>
  );
}

export const OpenedWithTheKeyboard: Story = {
  render: () => <InTheCalendar />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: /三版合同评审/ });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: '三版合同评审' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const LongUnbrokenText: Story = {
  args: {
    event: { ...event, title: 'unbroken'.repeat(20), location: '没有空格的很长的地点'.repeat(10) },
    description: 'unbroken'.repeat(40),
    invitees: [{ address: `${'unbroken'.repeat(20)}@jinshu.example`, name: '' }],
  },
};
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const InChinese: Story = {
  globals: { locale: 'zh-hans' },
  args: { repeat: { frequency: 'weekly', end: { type: 'count', count: 4 } } },
};
export const InTheDark: Story = { globals: { skin: 'moye' } };

export const Compact: Story = { globals: { density: 'compact' } };
