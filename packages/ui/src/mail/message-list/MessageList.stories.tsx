import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { MESSAGES_TYPE } from '../../foundation/grid-core/messagesTransfer.ts';
import { atWidths, expectInside } from '../../foundation/testing/atWidths.tsx';
import { exampleFlags, exampleMessage, exampleMessages } from './examples.ts';
import { groupByDay } from './groupByDay.ts';
import { MessageList } from './MessageList.tsx';
import { messageKey } from './message.ts';

const now = new Date('2026-11-20T04:00:00Z');
const groups = groupByDay(exampleMessages(24), { now, direction: 'descending', timeZone: 'Asia/Shanghai' });
const flat = (...messages: ReturnType<typeof exampleMessage>[]) => [{ key: 'all', messages }];

const cell = (canvasElement: HTMLElement, uid: number, column: number) =>
  canvasElement.querySelector(`[data-key="INBOX/${uid}"]`)?.children[column] as HTMLElement;

/** Stories keep the selection themselves, as an app would. */
function Selectable({ selectedKeys, onSelectionChange, ...props }: ComponentProps<typeof MessageList>) {
  const [keys, setKeys] = useState(selectedKeys);
  return (
    <MessageList
      {...props}
      selectedKeys={keys}
      onSelectionChange={(next) => {
        setKeys(next);
        onSelectionChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Mail/Mailbox/MessageList',
  component: MessageList,
  render: Selectable,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', blockSize: '100vh' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' },
  args: {
    groups,
    selectedKeys: new Set<string>(),
    onSelectionChange: fn(),
    onOpen: fn(),
    onPrefetch: fn(),
    onFlag: fn(),
    onTag: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof MessageList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Selected: Story = { args: { selectedKeys: new Set(['INBOX/2', 'INBOX/3', 'INBOX/6']) } };

export const EveryState: Story = {
  tags: ['LST-30', 'TAG-04'],
  name: 'The state column shows each state',
  args: {
    groups: flat(
      exampleMessage({ uid: 1, isRead: false, subject: '未读' }),
      exampleMessage({ uid: 2, subject: '已读' }),
      exampleMessage({ uid: 3, isAnswered: true, subject: '已回复' }),
      exampleMessage({ uid: 4, isForwarded: true, subject: '已转发' }),
      exampleMessage({ uid: 5, isAnswered: true, isForwarded: true, subject: '已回复并转发' }),
      exampleMessage({ uid: 6, isScheduled: true, subject: '定时' }),
      exampleMessage({ uid: 7, isMoved: true, subject: '已移走' }),
      ...exampleFlags.map((flagColor, index) => exampleMessage({ uid: 10 + index, flagColor, subject: flagColor })),
    ),
  },
  play: async ({ canvasElement }) => {
    const states = [1, 2, 3, 4, 5, 6, 7].map((uid) =>
      cell(canvasElement, uid, 1).querySelector('[role="img"]')?.getAttribute('aria-label'),
    );
    await expect(states).toEqual(['Unread', undefined, 'Replied', 'Forwarded', 'Replied and forwarded', 'Scheduled', 'Not found (moved)']);
  },
};

const widths = (canvasElement: HTMLElement) =>
  [2, 4, 7, 8].map((column) => Math.round(cell(canvasElement, 1, column).getBoundingClientRect().width));

export const WidthsOfTheColumns: Story = {
  tags: ['LST-26', 'LST-27', 'LST-28', 'LST-29'],
  name: 'Sender 200, tags 260, date 150 and size 100 pixels',
  parameters: { windowSize: { width: 1440, height: 900 } },
  play: async ({ canvasElement }) => expect(widths(canvasElement)).toEqual([200, 260, 150, 100]),
};

export const WidthsWithTheTimeSwitch: Story = {
  tags: ['LST-26'],
  name: 'The date has 180 pixels with the time switch',
  parameters: { windowSize: { width: 1440, height: 900 } },
  args: { isTwelveHour: true },
  play: async ({ canvasElement }) => expect(widths(canvasElement)).toEqual([200, 260, 180, 100]),
};

export const WidthsOfRecipients: Story = {
  tags: ['LST-27'],
  name: 'Recipients have 200 pixels as well',
  parameters: { windowSize: { width: 1440, height: 900 } },
  args: { showsRecipient: true },
  play: async ({ canvasElement }) => expect(widths(canvasElement)[0]).toBe(200),
};

export const TagsInASmallWindow: Story = {
  tags: ['LST-30'],
  name: 'Tags are whole in the smallest of the wide windows',
  args: {
    // The widest of the dates.
    isTwelveHour: true,
    groups: flat(
      exampleMessage({
        uid: 1,
        tags: [
          { id: '1', name: '重点项目', color: '#C8553D' },
          { id: '2', name: '会议', color: '#7E57C2' },
          { id: '3', name: 'Invoices', color: '#3E8ED0' },
        ],
      }),
    ),
  },
  parameters: { windowSize: { width: 1200, height: 800 } },
  decorators: [
    (Story) => (
      // What the rail, the folders and the edge of the panel leave of the window.
      <div style={{ display: 'flex', inlineSize: 1200 - 68 - 212 - 8 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const row = cell(canvasElement, 1, 0).parentElement as HTMLElement;
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    for (const name of ['重点项目', '会议', 'Invoices']) {
      const words = within(row).getByText(name);
      await expect(words.scrollWidth, name).toBeLessThanOrEqual(words.clientWidth);
    }
    const tags = cell(canvasElement, 1, 4);
    await expect(tags.scrollWidth).toBeLessThanOrEqual(tags.clientWidth);
    for (const column of [7, 8])
      await expect(cell(canvasElement, 1, column).scrollWidth).toBeLessThanOrEqual(cell(canvasElement, 1, column).clientWidth);
  },
};

export const HoldsStillUnderThePointer: Story = {
  render: function Render(args) {
    const [count, setCount] = useState(24);
    return (
      <>
        <button type="button" style={{ position: 'fixed', insetBlockEnd: 0, zIndex: 1 }} onClick={() => setCount(count + 1)}>
          Arrive
        </button>
        <MessageList {...args} groups={flat(...exampleMessages(count).toReversed())} />
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const row = () => canvasElement.querySelector<HTMLElement>('[data-key="INBOX/20"]') as HTMLElement;
    const before = row().getBoundingClientRect().top;
    await fireEvent.pointerMove(row(), { pointerType: 'mouse' });
    // Not by the pointer, which is on the row.
    await fireEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await expect(canvasElement.querySelector('[data-key="INBOX/25"]')).not.toBeNull();
    await expect(row().getBoundingClientRect().top).toBe(before);
  },
};

export const Loading: Story = { args: { groups: [], isLoading: true } };

export const Empty: Story = { args: { groups: [], emptyState: <p style={{ textAlign: 'center' }}>没有邮件</p> } };

export const RecipientsInSent: Story = {
  args: {
    showsRecipient: true,
    groups: flat(
      exampleMessage({
        recipients: [
          { name: '陈砚秋', address: 'chen@yunchuan.example' },
          { name: '', address: 'su@yunchuan.example' },
        ],
      }),
      exampleMessage({ uid: 2, recipients: [{ name: '', address: 'su.wanqing@yunchuan.example' }] }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Recipient' })).toBeInTheDocument();
    await expect(canvas.getByRole('row', { name: '陈砚秋…, 关于云川二期项目验收安排的通知' })).toBeInTheDocument();
  },
};

export const FoldersInSearch: Story = { args: { showsFolder: true } };

export const TwelveHourClock: Story = { args: { isTwelveHour: true } };

export const LongAndUnbrokenText: Story = {
  args: {
    groups: flat(
      exampleMessage({
        sender: { name: '一个非常非常长的发件部门名称不会换行也不会把表格撑开', address: 'a@b.example' },
        subject: '没有空格的很长的主题'.repeat(20),
        tags: [1, 2, 3, 4, 5].map((n) => ({ id: `tag${n}`, name: '二十个字的标签名字非常之长不能把行撑破的', color: '#2F7DE1' })),
      }),
      exampleMessage({
        uid: 2,
        sender: { name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft', address: 'a@b.example' },
        subject: 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(8),
      }),
      exampleMessage({ uid: 3, subject: '', sender: { name: 'invoice_\u202efdp', address: 'evil@b.example' } }),
    ),
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' }, args: { selectedKeys: new Set(['INBOX/3']) } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } }, args: { selectedKeys: new Set(['INBOX/3']) } };

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const WalkedWithTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const rows = within(canvas.getByRole('grid', { name: 'Messages' }));
    await userEvent.tab();
    await expect(rows.getAllByRole('row', { name: '周慕云, 关于云川二期项目验收安排的通知' })[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}j{ArrowUp}');
    await expect(document.activeElement).toHaveAttribute('data-key', 'INBOX/2');
    await userEvent.keyboard(' ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['INBOX/2']));
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['INBOX/2', 'INBOX/3', 'INBOX/4']));
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['INBOX/2', 'INBOX/3']));
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith(args.groups[0]?.messages[2]);
    await userEvent.keyboard('{End}');
    await expect(document.activeElement).toHaveAttribute('data-key', 'INBOX/24');
    await userEvent.keyboard('{Home}{Control>}a{/Control}');
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(24);
  },
};

export const PressedWithThePointer: Story = {
  play: async ({ args, canvasElement, canvas }) => {
    const row = (uid: number) => canvasElement.querySelector<HTMLElement>(`[data-key="INBOX/${uid}"]`) as HTMLElement;
    await userEvent.click(within(row(2)).getByRole('checkbox'));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['INBOX/2']));
    await expect(args.onOpen).not.toHaveBeenCalled();
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(within(row(5)).getByRole('checkbox'));
    await user.keyboard('{/Shift}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['INBOX/2', 'INBOX/3', 'INBOX/4', 'INBOX/5']));
    await userEvent.click(within(row(1)).getByRole('button', { name: 'Red flag' }));
    await expect(args.onFlag).toHaveBeenCalledOnce();
    await userEvent.click(row(1));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(args.onOpen).toHaveBeenCalledWith(args.groups[0]?.messages[0]);
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(4);
  },
};

/** A message is prefetched when its row is pressed, before the click. Pressing a button in the row doesn't prefetch. */
export const AskedForWhenItIsPressed: Story = {
  play: async ({ args, canvasElement }) => {
    const row = canvasElement.querySelector<HTMLElement>('[data-key="INBOX/3"]') as HTMLElement;
    fireEvent.pointerDown(within(row).getByRole('checkbox'), { pointerType: 'mouse', button: 0 });
    fireEvent.pointerDown(row, { pointerType: 'touch', button: 0 });
    fireEvent.pointerDown(row, { pointerType: 'mouse', button: 2 });
    await expect(args.onPrefetch).not.toHaveBeenCalled();
    fireEvent.pointerDown(row, { pointerType: 'mouse', button: 0 });
    await expect(args.onPrefetch).toHaveBeenCalledOnce();
    await expect(args.onPrefetch).toHaveBeenCalledWith(args.groups[0]?.messages[2]);
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

export const MovedMailCannotBeChosenOrOpened: Story = {
  args: { groups: flat(exampleMessage({ isMoved: true })) },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {Enter}{Control>}a{/Control}');
    await userEvent.click(canvasElement.querySelector('[data-key]') as HTMLElement);
    await expect(args.onOpen).not.toHaveBeenCalled();
    await expect(args.onSelectionChange).toHaveBeenCalledOnce();
    await expect(args.onSelectionChange).toHaveBeenCalledWith(new Set());
  },
};

export const FocusMovesOnWhenItsRowIsDeleted: Story = {
  render: function Render(args) {
    const [messages, setMessages] = useState(() => exampleMessages(4));
    return (
      <MessageList
        {...args}
        groups={flat(...messages)}
        onDelete={(gone) => setMessages((now) => now.filter((message) => message !== gone))}
        onOpen={(gone) => setMessages((now) => now.filter((message) => messageKey(message) !== messageKey(gone)))}
      />
    );
  },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(document.activeElement).toHaveAttribute('data-key', 'INBOX/3');
  },
};

export const AHundredRows: Story = {
  args: { groups: flat(...exampleMessages(100)) },
};

/** Measured by the bench: from an arrow key to the next frame. */
export const ThousandRows: Story = {
  tags: ['!autodocs', 'no-look'],
  // A hundred of the same rows are checked above; a thousand keep axe busy for a minute.
  parameters: { a11y: { test: 'off' } },
  args: { groups: flat(...exampleMessages(1000)) },
};

export const DraggedWithTheMouse: Story = {
  args: { allowsDragging: true, selectedKeys: new Set(['INBOX/2', 'INBOX/3']) },
  play: async ({ canvasElement }) => {
    const row = (uid: number) => canvasElement.querySelector<HTMLElement>(`[data-key="INBOX/${uid}"]`) as HTMLElement;
    const drag = async (uid: number) => {
      const dataTransfer = new DataTransfer();
      await fireEvent.mouseDown(row(uid), { button: 0 });
      await expect(row(uid)).toHaveAttribute('draggable', 'true');
      await fireEvent(row(uid), new DragEvent('dragstart', { bubbles: true, dataTransfer }));
      await fireEvent(row(uid), new DragEvent('dragend', { bubbles: true, dataTransfer }));
      await expect(row(uid)).not.toHaveAttribute('draggable');
      return dataTransfer.getData(MESSAGES_TYPE);
    };
    await expect(await drag(2)).toBe('["INBOX/2","INBOX/3"]');
    await expect(await drag(5)).toBe('["INBOX/5"]');
  },
};

export const Compact: Story = { globals: { density: 'compact' } };

export const AtEveryWidth: Story = {
  tags: ['LAY-30'],
  name: 'Flag, paperclip, date and subject are in view at 320, 420, 600 and 960 pixels',
  render: (args) =>
    atWidths((width) => (
      <div style={{ display: 'flex', blockSize: 260 }}>
        <Selectable {...args} isTwelveHour={width > 900} />
      </div>
    )),
  parameters: { windowSize: { width: 1440, height: 1200 }, a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  play: async ({ canvasElement }) => {
    for (const shown of [
      '[data-card]',
      '[data-action="flag"]:not([data-empty])',
      'time',
      '[data-action="select"]',
      '[role="gridcell"] svg',
    ])
      await expectInside(canvasElement, `[data-key] ${shown}`);
  },
};

export const AtEveryWidthRightToLeft: Story = {
  ...AtEveryWidth,
  tags: ['LAY-30'],
  name: 'The same from right to left',
  parameters: { ...AtEveryWidth.parameters, direction: 'rtl' },
};
