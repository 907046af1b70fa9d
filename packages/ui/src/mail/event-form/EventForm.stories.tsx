import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../parts/button/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import { EventDialog } from './EventDialog.tsx';
import { EventForm } from './EventForm.tsx';
import type { EventDraft, Invitee } from './eventDraft.ts';

const fresh: EventDraft = {
  title: '',
  calendarId: 'own',
  start: '2026-11-20T10:00',
  end: '2026-11-20T11:30',
  isAllDay: false,
  repeat: null,
  location: '',
  description: '',
  reminderMinutes: 15,
  invitees: [],
};
const review: EventDraft = {
  ...fresh,
  title: '三版合同评审',
  calendarId: 'two',
  location: '三楼 · 竹里会议室',
  description: '请先看批注版。',
  invitees: [
    { address: 'lin.zhixia@jinshu.example', name: '林知夏', answer: 'accept' },
    { address: 'he.yian@jinshu.example', name: '何以安', answer: 'tentative' },
    { address: 'chen.yanqiu@jinshu.example', name: '陈砚秋', answer: 'start' },
    { address: 'gu.mingyuan@jinshu.example', name: '', answer: 'decline' },
  ],
};

function Picker({ add }: { add: (people: readonly Invitee[]) => void }) {
  const [address, setAddress] = useState('');
  return (
    <TextField
      label="Invite"
      value={address}
      onChange={setAddress}
      end={
        <Button size="small" variant="quiet" onPress={() => add([{ address, name: '' }])}>
          Add
        </Button>
      }
    />
  );
}

const meta = {
  title: 'Mail/Calendar/EventForm',
  component: EventForm,
  args: {
    id: 'event',
    defaultValue: fresh,
    calendars: [
      { id: 'own', name: '个人', color: 'e08' },
      { id: 'two', name: '云川二期', color: 'e01' },
    ],
    onSubmit: fn(),
    hourCycle: 24,
    renderPicker: (add) => <Picker add={add} />,
  },
  render: (args) => (
    <div style={{ maxInlineSize: 472, padding: 24, background: 'var(--jinshu-color-surface-panel)' }}>
      <EventForm {...args} />
      <div style={{ marginBlockStart: 16 }}>
        <Button type="submit" form="event" tone="accent">
          Save
        </Button>
      </div>
    </div>
  ),
} satisfies Meta<typeof EventForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Pick<ReturnType<typeof within>, 'getByRole' | 'findByRole'>;

const choose = async (canvas: Canvas, field: RegExp, option: string) => {
  canvas.getByRole('button', { name: field }).focus();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(await screen.findByRole('option', { name: option }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
};

export const Default: Story = {
  tags: ['CAL-07'],
  name: 'An event has title, calendar, time, place, remark, reminder and invitees',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), ' 三版合同评审 ');
    await choose(canvas, /Calendar$/, '云川二期');
    await choose(canvas, /Reminder$/, '1 hour before');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Location' }), '竹里会议室');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Invite' }), 'chen.wei@jinshu.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), '请先看批注版。');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...fresh,
      title: '三版合同评审',
      calendarId: 'two',
      reminderMinutes: 60,
      location: '竹里会议室',
      description: '请先看批注版。',
      invitees: [{ address: 'chen.wei@jinshu.example', name: '' }],
    });
  },
};

export const Checked: Story = {
  tags: ['CAL-08'],
  name: 'An event needs a title and an end not before its start',
  args: { defaultValue: { ...fresh, end: '2026-11-20T09:30' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Enter a title.')).toBeVisible();
    await expect(canvas.getByText('The end can’t be before the start.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const AllDay: Story = {
  tags: ['CAL-07'],
  name: 'An event lasts whole days',
  args: { defaultValue: { ...fresh, title: '出差：上海' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('spinbutton', { name: /hour/ })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'All day' }));
    await waitFor(() => expect(canvas.queryAllByRole('spinbutton', { name: /hour/ })).toHaveLength(0));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...fresh,
      title: '出差：上海',
      start: '2026-11-20',
      end: '2026-11-20',
      isAllDay: true,
    });
  },
};

export const Repeated: Story = {
  tags: ['CAL-09', 'CAL-10'],
  name: 'An event repeats daily, weekly, monthly or yearly, until a number of times, a date, or for ever',
  args: { defaultValue: { ...fresh, title: '二期周例会' } },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: /Repeat$/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    const often = await screen.findAllByRole('option');
    await expect(often.map(({ textContent }) => textContent)).toEqual(['Doesn’t repeat', 'Daily', 'Weekly', 'Monthly', 'Yearly']);
    await userEvent.click(screen.getByRole('option', { name: 'Weekly' }));
    const ends = within(await canvas.findByRole('radiogroup', { name: 'Ends' }));
    await expect(ends.getByRole('radio', { name: 'Never' })).toBeChecked();
    await userEvent.click(ends.getByRole('radio', { name: 'After a number of times' }));
    await expect(canvas.getByRole('textbox', { name: 'Number of times' })).toHaveValue('10');
    await userEvent.click(ends.getByRole('radio', { name: 'On a date' }));
    await canvas.findByRole('group', { name: 'Last day' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...fresh,
      title: '二期周例会',
      repeat: { frequency: 'weekly', end: { type: 'date', date: '2026-11-20' } },
    });
  },
};

export const CountChecked: Story = {
  tags: ['CAL-11'],
  name: 'The number of times is above 0',
  args: { defaultValue: { ...fresh, title: '二期周例会', repeat: { frequency: 'daily', end: { type: 'count', count: 1 } } } },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Number of times' });
    await userEvent.clear(field);
    await userEvent.type(field, '0{Tab}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Enter a number greater than 0.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '3{Tab}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Invited: Story = {
  tags: ['CAL-12'],
  name: 'Each invitee shows the answer, and can be taken off',
  args: { defaultValue: review },
  play: async ({ args, canvas }) => {
    const people = within(canvas.getByRole('list', { name: 'Invitees' }));
    await expect(people.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '林知夏Accepted',
      '何以安Tentative',
      '陈砚秋No response',
      'gu.mingyuan@jinshu.exampleDeclined',
    ]);
    await userEvent.click(people.getByRole('button', { name: 'Remove 何以安 from the event' }));
    await expect(people.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...review,
      invitees: review.invitees.filter(({ name }) => name !== '何以安'),
    });
  },
};

const save = fn();

export const InADialog: Story = {
  render: ({ id: _id, ...args }) => <EventDialog {...args} isOpen isChange defaultValue={review} onSubmit={save} />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Change event' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(save).toHaveBeenCalledWith(review);
  },
};

export const Pending: Story = {
  render: ({ id: _id, ...args }) => (
    <EventDialog {...args} isOpen isPending defaultValue={review} errorMessage="The event was not saved." onSubmit={fn()} />
  ),
};

export const LongUnbrokenText: Story = {
  args: {
    defaultValue: {
      ...review,
      title: '没有空格的很长的标题'.repeat(20),
      location: 'unbroken'.repeat(40),
      description: 'unbroken'.repeat(80),
      invitees: [{ address: `${'unbroken'.repeat(20)}@jinshu.example`, name: '' }],
    },
    calendars: [{ id: 'two', name: 'unbroken'.repeat(20), color: 'e02' }],
  },
};
export const OnAPhone: Story = { parameters: { windowSize: { width: 390, height: 844 } }, args: { defaultValue: review } };
export const RightToLeft: Story = { parameters: { direction: 'rtl' }, args: { defaultValue: review } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } }, args: { defaultValue: review } };
export const Compact: Story = { globals: { density: 'compact' }, args: { defaultValue: review } };
