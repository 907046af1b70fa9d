import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import * as layout from '../../foundation/styles/stories.css.ts';
import { Link } from './Link.tsx';

const meta = {
  title: 'Parts/Actions/Link',
  component: Link,
  args: { children: 'All messages', href: '#all', onPress: fn() },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryToneAndState: Story = {
  render: () => (
    <div className={layout.grid}>
      {(['accent', 'neutral'] as const).map((tone) => (
        <Link key={tone} tone={tone} href="#all">
          {tone}
        </Link>
      ))}
      <Link isDisabled>Disabled</Link>
      <p>
        Words around{' '}
        <Link isInText href="#all">
          a link in text
        </Link>{' '}
        and after it.
      </p>
    </div>
  ),
};

export const SaysThatAWindowOpens: Story = {
  args: { target: '_blank', children: 'Help' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Help (opens in a new window)' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const FollowedWithTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'All messages' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const LongAndUnbrokenText: Story = {
  render: () => (
    <div className={layout.narrow} style={{ overflowWrap: 'anywhere' }}>
      <Link href="#all">https://jinshu.example/一个很长很长的地址/without-any-place-to-break-it-anywhere</Link>
    </div>
  ),
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { ...EveryToneAndState, globals: { density: 'compact' } };
