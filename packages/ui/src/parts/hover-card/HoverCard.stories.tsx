import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Avatar } from '../avatar/index.ts';
import { Button } from '../button/index.ts';
import { Link } from '../link/index.ts';
import { HoverCard, HoverCardTrigger } from './HoverCard.tsx';

const write = fn();

const person = (
  <div style={{ display: 'grid', gap: 12 }}>
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <Avatar name="林知夏" size="large" />
      <div style={{ minWidth: 0 }}>
        <strong>林知夏</strong>
        <div>lin.zhixia@jinshu.example</div>
      </div>
    </div>
    <div style={{ display: 'flex', gap: 8 }}>
      <Button size="small" tone="accent" onPress={write}>
        写邮件
      </Button>
      <Button size="small">加入通讯录</Button>
    </div>
  </div>
);

const meta = {
  title: 'Parts/Overlays/HoverCard',
  component: HoverCard,
  args: { label: '林知夏', children: person },
  render: (args) => (
    <div style={{ minHeight: 200 }}>
      <HoverCardTrigger>
        <Link href="#lin">林知夏</Link>
        <HoverCard {...args} />
      </HoverCardTrigger>
      <p style={{ marginBlockStart: 160 }}>
        <Button size="small">After</Button>
      </p>
    </div>
  ),
} satisfies Meta<typeof HoverCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const open: Story['render'] = (args) => (
  <div style={{ minHeight: 200 }}>
    <HoverCardTrigger isOpen>
      <Link href="#lin">林知夏</Link>
      <HoverCard {...args} />
    </HoverCardTrigger>
  </div>
);

export const Open: Story = { render: open };

export const EverySize: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 24, minHeight: 120 }}>
      {(['content', 'small', 'medium'] as const).map((size) => (
        <HoverCardTrigger key={size} isOpen>
          <Link href={`#${size}`}>{size}</Link>
          <HoverCard label={size} size={size}>
            {`A card of the size ${size}`}
          </HoverCard>
        </HoverCardTrigger>
      ))}
    </div>
  ),
};

export const ComesAndGoesWithThePointer: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('link', { name: '林知夏' });
    // A pointer that has not moved before is none.
    await userEvent.hover(canvas.getByRole('button', { name: 'After' }));
    await userEvent.hover(trigger);
    const card = await screen.findByRole('dialog', { name: '林知夏' });
    // On the card it stays, and what is on it can be pressed.
    await userEvent.hover(card);
    write.mockClear();
    await userEvent.click(within(card).getByRole('button', { name: '写邮件' }));
    await expect(write).toHaveBeenCalledOnce();
    await expect(card).toBeInTheDocument();
    await userEvent.hover(canvas.getByRole('button', { name: 'After' }));
    await userEvent.click(document.body);
    await waitFor(() => expect(card).not.toBeInTheDocument());
  },
};

export const OpenedAtOnceWithTheKeyboard: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('link', { name: '林知夏' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const card = within(await screen.findByRole('dialog', { name: '林知夏' }));
    await expect(card.getByRole('button', { name: '写邮件' })).toHaveFocus();
    await userEvent.tab();
    await expect(card.getByRole('button', { name: '加入通讯录' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const OpensWhenTheFocusStays: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await screen.findByRole('dialog', { name: '林知夏' });
    await expect(canvas.getByRole('link', { name: '林知夏' })).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const LongAndUnbrokenText: Story = { render: open, args: { children: `${'很长的说明'.repeat(30)}${'unbroken'.repeat(30)}` } };

export const RightToLeft: Story = { render: open, parameters: { direction: 'rtl' } };

export const ForcedColours: Story = { render: open, parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { ...Open, globals: { density: 'compact' } };
