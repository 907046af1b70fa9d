import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Pagination } from '../../parts/pagination/index.ts';
import { ListToolbar } from '../list-toolbar/index.ts';
import { ListStatus, ReadingPane } from '../mailbox-layout/index.ts';
import { MessageHeader } from '../message-header/index.ts';
import { exampleMessages } from '../message-list/examples.ts';
import { groupByDay, type Message, MessageList, messageKey } from '../message-list/index.ts';
import { MessageToolbar } from '../message-toolbar/index.ts';
import { SplitView } from './SplitView.tsx';

const now = new Date('2026-11-20T04:00:00Z');
const groups = groupByDay(exampleMessages(24), { now, direction: 'descending', timeZone: 'Asia/Shanghai' });
const first = groups[0]?.messages[0];

function Reader({ message }: { message: Message }) {
  return (
    <>
      <MessageToolbar
        onReply={fn()}
        onReplyAll={fn()}
        onForward={fn()}
        onDelete={fn()}
        onMarkAs={fn()}
        onMoveTo={fn()}
        moreItems={[]}
        onMore={fn()}
      />
      <ReadingPane
        labelledBy="shown"
        header={<MessageHeader headingId="shown" headingLevel={2} {...message} to={message.recipients} />}
        foot={null}
      >
        <p>各位同事：请各组按附件分工，于周五前回复自查结果。</p>
      </ReadingPane>
    </>
  );
}

/** Mailbox whose messages open elsewhere if there is no room for both. */
function Mailbox({
  width,
  onOpen,
  ...props
}: Partial<ComponentProps<typeof SplitView>> & { width: number; onOpen?: (message: Message) => void }) {
  const [shown, setShown] = useState(first);
  const [hasRoom, setRoom] = useState(true);
  return (
    <div style={{ display: 'flex', inlineSize: width, blockSize: 700 }}>
      <SplitView
        {...props}
        onRoomChange={setRoom}
        list={
          <>
            <ListToolbar
              selectedCount={0}
              selectionState="none"
              onSelect={fn()}
              sortMenu={() => null}
              viewMenu={() => null}
              onMarkAs={fn()}
              onMoveTo={fn()}
              moreMenu={() => null}
              onDelete={fn()}
              onRefresh={fn()}
              onMoreSearch={fn()}
              paneMenu={() => null}
            />
            <ListStatus
              title="Inbox"
              unseenCount={12}
              selectedCount={0}
              onCancelSelection={fn()}
              onMarkAllRead={fn()}
              end={<Pagination page={1} pageSize={20} total={256} onPageChange={fn()} onPageSizeChange={fn()} />}
            />
            <MessageList
              groups={groups}
              selectedKeys={new Set()}
              onSelectionChange={fn()}
              onOpen={onOpen ?? fn()}
              onShow={hasRoom ? setShown : undefined}
              currentKey={hasRoom && shown ? messageKey(shown) : undefined}
              onFlag={fn()}
            />
          </>
        }
        reader={shown && <Reader message={shown} />}
      />
    </div>
  );
}

const meta = {
  title: 'Mail/Mailbox/SplitView',
  component: SplitView,
  args: { list: null, onSizeChangeEnd: fn() },
  parameters: { layout: 'fullscreen', windowSize: { width: 1440, height: 900 } },
  render: (args) => <Mailbox {...args} width={1140} />,
} satisfies Meta<typeof SplitView>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (canvasElement: HTMLElement, uid: number) =>
  canvasElement.querySelector<HTMLElement>(`[data-key="INBOX/${uid}"]`) as HTMLElement;

export const Default: Story = {};

export const Below: Story = { args: { placement: 'below' } };

export const AtEveryWidth: Story = {
  tags: ['LAY-24', 'LAY-30'],
  name: 'At 320, 420, 600, 960 and 1440 pixels',
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {[320, 420, 600, 960, 1440].map((width) => (
        <Mailbox key={width} {...args} width={width} />
      ))}
    </div>
  ),
  // Shows the same message several times, with the same id.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    const places = [...(canvasElement.firstElementChild?.children ?? [])];
    await expect(places.map((place) => place.querySelectorAll('[role="separator"][aria-valuenow]').length)).toEqual([0, 0, 0, 1, 1]);
    const ends = places.map((place) =>
      Math.max(...[...place.querySelectorAll('nav button')].map((one) => one.getBoundingClientRect().right)),
    );
    await expect(ends.every((end, at) => end <= (places[at]?.getBoundingClientRect().right ?? 0))).toBe(true);
  },
};

export const ReadByTheArrows: Story = {
  tags: ['LAY-24', 'LAY-25'],
  name: 'A press and the arrows show the message, Enter and a double click open it',
  render: (args) => <Mailbox {...args} width={1140} onOpen={opened} />,
  play: async ({ canvas, canvasElement }) => {
    opened.mockClear();
    await userEvent.click(rowOf(canvasElement, 2));
    await expect(await canvas.findByRole('article', { name: /十月差旅报销单/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findByRole('article', { name: /四季度品牌采购框架合同/ })).toBeVisible();
    await expect(rowOf(canvasElement, 3)).toHaveAttribute('aria-current', 'true');
    await expect(rowOf(canvasElement, 2)).not.toHaveAttribute('aria-current');
    await expect(opened).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await userEvent.dblClick(rowOf(canvasElement, 4));
    await expect(opened.mock.calls.map(([message]) => message.uid)).toEqual([3, 4]);
  },
};
const opened = fn<(message: Message) => void>();

/** A mailbox of two pages, whose messages can be deleted from the reader. */
function Pages() {
  const [left, setLeft] = useState(() => exampleMessages(8));
  const [page, setPage] = useState(0);
  const rows = left.slice(page * 4, page * 4 + 4);
  const [shown, setShown] = useState(rows[0]);
  const remove = () => {
    setLeft(left.filter((one) => one !== shown));
    setShown(shown && rows[rows.indexOf(shown) + 1]);
  };
  return (
    <div style={{ display: 'flex', inlineSize: 1140, blockSize: 700 }}>
      <SplitView
        list={
          <MessageList
            groups={[{ key: 'all', messages: rows }]}
            selectedKeys={new Set()}
            onSelectionChange={fn()}
            onOpen={fn()}
            onShow={setShown}
            onStepBeyond={(step) => {
              const next = left.slice((page + step) * 4, (page + step) * 4 + 4);
              if (page + step < 0 || next.length === 0) return;
              setPage(page + step);
              setShown(step === 1 ? next[0] : next.at(-1));
            }}
            currentKey={shown && messageKey(shown)}
          />
        }
        reader={
          <button type="button" onClick={remove}>
            Delete {shown?.subject}
          </button>
        }
      />
    </div>
  );
}

export const OverThePages: Story = {
  tags: ['LAY-24', 'LAY-27'],
  name: 'The arrows lead over the pages, and after a delete the list marks the message that is shown next',
  render: () => <Pages />,
  play: async ({ canvas, canvasElement }) => {
    const isShown = (uid: number) => waitFor(() => expect(rowOf(canvasElement, uid)).toHaveAttribute('aria-current', 'true'));
    await userEvent.click(rowOf(canvasElement, 4));
    await userEvent.keyboard('{ArrowDown}');
    await isShown(5);
    await expect(rowOf(canvasElement, 5)).toHaveFocus();
    await userEvent.keyboard('j');
    await isShown(6);
    await userEvent.keyboard('kk');
    await isShown(4);
    await expect(rowOf(canvasElement, 4)).toHaveFocus();
    await userEvent.click(rowOf(canvasElement, 2));
    await userEvent.click(canvas.getByRole('button', { name: /^Delete/ }));
    await isShown(3);
  },
};

export const TheLineMoves: Story = {
  tags: ['LAY-28'],
  name: 'The line between list and message moves by keyboard, and says where it was left',
  play: async ({ args, canvas }) => {
    const line = canvas.getByRole('separator', { name: 'Messages' });
    await waitFor(() => expect(line).toHaveAttribute('aria-valuenow', '433'));
    line.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(line).toHaveAttribute('aria-valuenow', '443');
    await userEvent.keyboard('{End}');
    await expect(args.onSizeChangeEnd).toHaveBeenLastCalledWith(740);
    await userEvent.keyboard('{Home}');
    await expect(line).toHaveAttribute('aria-valuenow', '300');
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { globals: { density: 'compact' } };
