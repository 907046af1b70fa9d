import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../parts/button/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import { CalendarDialog, type CalendarDialogProps, type CalendarShare } from './CalendarDialog.tsx';
import { type CalendarSetting, CalendarSettings } from './CalendarSettings.tsx';

const own: CalendarSetting[] = [
  { id: 'own', name: '个人', color: 'e08' },
  { id: 'two', name: '云川二期', color: 'e01', shareCount: 3 },
  { id: 'leave', name: '年假与出差', color: 'e05', shareCount: 1 },
];
const shared: CalendarSetting[] = [
  { id: 'brand', name: '品牌管理部排期', color: 'e10', ownerName: '宋知微', right: 'edit' },
  { id: 'room', name: '三楼会议室', color: 'e07', ownerName: '行政服务中心', right: 'read' },
];

const meta = {
  title: 'Mail/Calendar/CalendarSettings',
  component: CalendarSettings,
  args: { own, shared, onAdd: fn(), onEdit: fn(), onDelete: fn(), onExport: fn(), onLeave: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640, padding: 24, background: 'var(--jinshu-color-surface-panel)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CalendarSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['CAL-02', 'CAL-05'],
  name: 'Own calendars are made, changed and deleted; those of others are named with what one may do',
  play: async ({ args, canvas }) => {
    const mine = within(canvas.getByRole('list', { name: 'My calendars' }));
    await expect(mine.getByText('Shared with 3 people')).toBeVisible();
    await expect(within(canvas.getByRole('list', { name: 'Shared with me' })).getByText('Read-only')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'New calendar' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.click(mine.getByRole('button', { name: 'Change 云川二期' }));
    await expect(args.onEdit).toHaveBeenCalledWith(own[1]);
    await userEvent.click(mine.getByRole('button', { name: 'Delete 云川二期' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledWith(own[1]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const ExportedAndLeft: Story = {
  tags: ['CAL-29', 'CAL-21'],
  name: 'Any calendar is exported, and one of somebody else is left once the question was answered',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export 云川二期' }));
    await expect(args.onExport).toHaveBeenCalledWith(own[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Export 三楼会议室' }));
    await expect(args.onExport).toHaveBeenLastCalledWith(shared[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave 三楼会议室' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(args.onLeave).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Leave' }));
    await expect(args.onLeave).toHaveBeenCalledWith(shared[1]);
    await expect(args.onDelete).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const NothingShared: Story = { args: { shared: [] } };

const submit = fn();

function Held(props: Partial<CalendarDialogProps>) {
  const [isOpen, setOpen] = useState(true);
  return (
    <CalendarDialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      defaultValue={{ name: '', color: 'e08', shares: [] }}
      onSubmit={submit}
      renderPicker={(add) => <Picker add={add} />}
      {...props}
    />
  );
}

function Picker({ add }: { add: (people: readonly CalendarShare[]) => void }) {
  const [address, setAddress] = useState('');
  return (
    <TextField
      label="Person"
      value={address}
      onChange={setAddress}
      end={
        <Button size="small" variant="quiet" onPress={() => add([{ address, name: '', right: 'read' }])}>
          Add
        </Button>
      }
    />
  );
}

export const NameAndColour: Story = {
  tags: ['CAL-04', 'CAL-06'],
  name: 'A calendar has a name of 1 to 20 characters and one of eleven colours',
  render: () => <Held />,
  play: async () => {
    submit.mockClear();
    const dialog = within(await screen.findByRole('dialog', { name: 'New calendar' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Enter a name.')).toBeVisible();
    await expect(submit).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), '假'.repeat(25));
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('假'.repeat(20));
    const colours = dialog.getAllByRole('option');
    await expect(colours).toHaveLength(11);
    await userEvent.click(dialog.getByRole('option', { name: 'Green' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(submit).toHaveBeenCalledWith({ name: '假'.repeat(20), color: 'e05', shares: [] });
  },
};

export const ChangedAndShared: Story = {
  tags: ['CAL-13', 'CAL-14'],
  name: 'A calendar is shared for reading or editing, and only within the system',
  render: () => (
    <Held
      isChange
      defaultValue={{ name: '云川二期', color: 'e01', shares: [{ address: 'chen.wei@jinshu.example', name: '陈伟', right: 'read' }] }}
      shareError="zhou@elsewhere.example is not an address of this system."
    />
  ),
  play: async () => {
    submit.mockClear();
    const dialog = within(await screen.findByRole('dialog', { name: 'Change calendar' }));
    const problem = dialog.getByText('zhou@elsewhere.example is not an address of this system.');
    await waitFor(() => expect(problem).toBeVisible());
    await userEvent.type(dialog.getByRole('textbox', { name: 'Person' }), 'lin.yue@jinshu.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    const people = within(dialog.getByRole('list', { name: 'Shared with' }));
    await expect(people.getAllByRole('listitem')).toHaveLength(2);
    dialog.getByRole('button', { name: /Permission of lin.yue@jinshu.example/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await screen.findByRole('option', { name: 'Edit' }));
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Read-only' })).toBeNull());
    await userEvent.click(dialog.getByRole('button', { name: 'Stop sharing with 陈伟' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(submit).toHaveBeenCalledWith({
      name: '云川二期',
      color: 'e01',
      shares: [{ address: 'lin.yue@jinshu.example', name: '', right: 'edit' }],
    });
  },
};

export const WithTheKeyboard: Story = {
  render: () => <Held />,
  play: async () => {
    submit.mockClear();
    const dialog = within(await screen.findByRole('dialog', { name: 'New calendar' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.keyboard('班车{Tab}');
    await expect(dialog.getByRole('option', { name: 'Blue' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight} ');
    dialog.getByRole('button', { name: 'Save' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(submit).toHaveBeenCalledWith({ name: '班车', color: 'e09', shares: [] });
  },
};

export const Pending: Story = { render: () => <Held isPending errorMessage="The calendar was not saved." /> };

export const LongUnbrokenText: Story = {
  args: {
    own: [{ id: '1', name: '没有空格的很长的日历名称'.repeat(6), color: 'e02', shareCount: 1 }],
    shared: [{ id: '2', name: 'unbroken'.repeat(30), color: 'e11', ownerName: 'unbroken'.repeat(20), right: 'read' }],
  },
};
export const OnAPhone: Story = { parameters: { windowSize: { width: 390, height: 844 } } };
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { globals: { density: 'compact' } };
export const InTheDark: Story = { globals: { skin: 'moye' } };
