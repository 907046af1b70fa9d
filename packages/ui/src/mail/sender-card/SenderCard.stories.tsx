import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../parts/button/index.ts';
import { Popover, PopoverTrigger } from '../../parts/popover/index.ts';
import { SenderCard, type SenderCardProps } from './SenderCard.tsx';

const handlers = {
  onWrite: fn(),
  onAddContact: fn(),
  onEditContact: fn(),
  onShowMails: fn(),
  onAddToWhitelist: fn(),
  onBlock: fn(),
  onSettings: fn(),
  onLogOut: fn(),
};

const meta = {
  title: 'Mail/Reading/SenderCard',
  component: SenderCard,
  args: {
    name: '林知夏',
    address: 'lin.zhixia@jinshu.example',
    department: '品牌管理部采购组',
    position: '高级采购经理',
    ...handlers,
  },
  decorators: [
    (Story) => (
      <div style={{ border: '1px solid', inlineSize: 'fit-content', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SenderCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['LST-36', 'RED-33'],
  name: 'Is 300 pixels wide and shows name, address and department',
  play: async ({ canvas }) => {
    const card = canvas.getByRole('group', { name: 'Contact card: 林知夏' });
    await expect(card.getBoundingClientRect().width).toBe(300);
    for (const text of ['林知夏', 'lin.zhixia@jinshu.example', '品牌管理部采购组']) await expect(card).toHaveTextContent(text);
  },
};

export const EveryKind: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <SenderCard {...args} />
      <SenderCard {...args} isContact mobile="139 0000 0000" />
      <SenderCard {...args} isSelf name="Lin Yue" address="lin.yue@jinshu.example" />
      <SenderCard {...args} isPending />
      <SenderCard name="" address="bids@lanxi.example" />
    </div>
  ),
};

const namesIn = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole('button')
    .map((button: HTMLElement) => button.textContent || button.ariaLabel);

/** The card keeps its width, and no button label is cut off. */
export const WordsAreNeverCut: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <SenderCard {...args} />
      <SenderCard {...args} isContact />
      <SenderCard {...args} isSelf />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    for (const card of canvas.getAllByRole('group')) await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

export const OwnCard: Story = {
  tags: ['LST-37'],
  name: 'The own card leads to the settings and out',
  args: { isSelf: true },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(namesIn(canvasElement)).toEqual(['Copy address', 'Personal settings', 'Log out']);
    await userEvent.click(canvas.getByRole('button', { name: 'Personal settings' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(args.onSettings).toHaveBeenCalledOnce();
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
};

export const PersonalContact: Story = {
  tags: ['LST-38'],
  name: 'A personal contact is changed, not added',
  args: { isContact: true },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(namesIn(canvasElement)).toEqual(['Copy address', 'Write mail', 'Edit contact', 'More']);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit contact' }));
    await expect(args.onEditContact).toHaveBeenCalledOnce();
  },
};

export const WalkedWithTheKeyboard: Story = {
  tags: ['LST-39', 'LST-40', 'LST-41', 'LST-42', 'LST-43'],
  name: 'Another address can be written to, added, refused, trusted and searched',
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Write mail' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onWrite).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddContact).toHaveBeenCalledOnce();
    for (const [name, handler] of [
      ['Mail exchanged', args.onShowMails],
      ['Add to allowed senders', args.onAddToWhitelist],
      ['Block sender', args.onBlock],
    ] as const) {
      canvas.getByRole('button', { name: 'More', hidden: true }).focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('menuitem', { name }));
      await waitFor(() => expect(handler).toHaveBeenCalledOnce());
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    }
  },
};

export const CopiesTheAddress: Story = {
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    await expect(write).toHaveBeenCalledWith('lin.zhixia@jinshu.example');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    write.mockRestore();
  },
};

/** Until the server has said whether the address is a contact, nothing may be added twice. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add to contacts' })).toBeDisabled();
  },
};

export const InsideAPopover: Story = {
  render: (args: SenderCardProps) => (
    <PopoverTrigger defaultOpen>
      <Button>林知夏</Button>
      <Popover label="林知夏" padding="none">
        <SenderCard {...args} />
      </Popover>
    </PopoverTrigger>
  ),
};

export const LongUnbrokenText: Story = {
  args: {
    name: '国家市场监督管理总局'.repeat(6),
    address: `${'a'.repeat(80)}@jinshu.example`,
    department: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    position: '主任'.repeat(40),
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { globals: { density: 'compact' } };
