import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { atWidths, expectInside } from '../../foundation/testing/atWidths.tsx';
import { MessageToolbar } from './MessageToolbar.tsx';
import { type MoreSituation, moreItems } from './moreItems.ts';

const spam: MoreSituation = {
  place: 'reading',
  folder: 'Spam',
  canForward: true,
  canDownload: true,
  hidesDelete: false,
  showsToolbarDelete: false,
  canMove: true,
  size: 48_000,
  view: 'html',
  hasHtml: true,
};

const meta = {
  title: 'Mail/Reading/MessageToolbar',
  component: MessageToolbar,
  args: {
    onPrevious: fn(),
    onNext: fn(),
    onRecall: fn(),
    onReply: fn(),
    onReplyAll: fn(),
    onForward: fn(),
    onDelete: fn(),
    onReceipt: fn(),
    onPrint: fn(),
    tags: [{ id: 'tag1', name: '合同', color: '#2F7DE1' }],
    onMarkAs: fn(),
    onMoveTo: fn(),
    moreItems: moreItems({ ...spam, folder: 'INBOX' }),
    onMore: fn(),
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MessageToolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

const names = (root: HTMLElement) =>
  within(root)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);

export const Default: Story = {
  tags: ['RED-01'],
  name: 'The actions stand in their order',
  play: async ({ canvas }) => {
    const toolbar = canvas.getByRole('toolbar', { name: 'Reading actions' });
    const order = 'Previous,Next,Recall,Reply,Reply all,Forward,Delete,Receipt,Print,Mark as,Move to,More,Close tab';
    await expect(names(toolbar)).toEqual(order.split(','));
  },
};

export const AtTheEnds: Story = {
  args: { isFirst: true, isLast: true },
  tags: ['RED-02', 'RED-03'],
  name: 'Nothing lies before the first mail and after the last',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
};

export const Recalled: Story = {
  args: { isRecalled: true },
  tags: ['RED-04'],
  name: 'A mail is called back once',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Recalled' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Recall' })).toBeNull();
  },
};

export const LittleAllowed: Story = {
  tags: ['RED-05', 'RED-06', 'RED-07'],
  name: 'What is not allowed, and the receipt of a mail of one’s own, is left out',
  render: ({ onRecall: _recall, onForward: _forward, onDelete: _delete, onReceipt: _receipt, ...args }) => (
    <MessageToolbar
      {...args}
      moreItems={moreItems({ ...spam, folder: 'Sent', canForward: false, canDownload: false, hidesDelete: true })}
    />
  ),
  play: async ({ canvas }) => {
    for (const name of ['Recall', 'Forward', 'Delete', 'Receipt']) await expect(canvas.queryByRole('button', { name })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const items = await screen.findAllByRole('menuitem');
    const left =
      'Reply,Reply all,Message header,Message source,Switch to text view,Switch to HTML view,Add sender to contacts,Block sender';
    await expect(items.map(({ textContent }) => textContent)).toEqual(left.split(','));
  },
};

export const MarkedAndMoved: Story = {
  tags: ['RED-08', 'RED-09'],
  name: 'A mail is marked from nested menus with colours and tags, and a folder for it asked for at the button',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Tag' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '合同' }));
    await expect(args.onMarkAs).toHaveBeenCalledWith({ type: 'tag', tagId: 'tag1' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    const moveTo = canvas.getByRole('button', { name: 'Move to' });
    await userEvent.click(moveTo);
    await expect(args.onMoveTo).toHaveBeenCalledWith(moveTo);
  },
};

export const EveryItem: Story = {
  tags: ['RED-11'],
  name: 'The menu More has seventeen items in Spam',
  args: { moreItems: moreItems(spam) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(17);
    await expect(screen.getByRole('menuitem', { name: 'Switch to HTML view' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Not spam' }));
    await expect(args.onMore).toHaveBeenCalledWith('notSpam');
  },
};

export const NothingToActOn: Story = { args: { isDisabled: true } };

export const WalkedWithTheKeyboard: Story = {
  tags: ['RED-10'],
  name: 'The keyboard walks to the last button, which closes the tab',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}'.repeat(12));
    await expect(canvas.getByRole('button', { name: 'Close tab' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = {
  tags: ['RED-01'],
  name: 'A phone has the usual in its bar and all else in a sheet',
  parameters: { windowSize: { width: 390, height: 844 } },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Print' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const more = canvas.getByRole('button', { name: 'More' });
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('button', { name: 'Move to' }));
    await expect(args.onMoveTo).toHaveBeenCalledWith(more);
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { globals: { density: 'compact' } };

export const AtEveryWidth: Story = {
  tags: ['LAY-30'],
  name: 'In a pane all buttons are in view from 420 pixels on',
  render: ({ onPrevious, onNext, onClose, onRecall, ...inPane }) => atWidths((width) => width > 320 && <MessageToolbar {...inPane} />),
  parameters: { windowSize: { width: 1440, height: 1200 }, a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  play: async ({ canvasElement }) => {
    canvasElement.querySelector('[data-width="320"]')?.remove();
    await expectInside(canvasElement, 'button');
  },
};
