import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EmojiPicker } from './EmojiPicker.tsx';

const meta = {
  title: 'Mail/Writing/EmojiPicker',
  component: EmojiPicker,
  args: { onPick: fn() },
} satisfies Meta<typeof EmojiPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FoundInAnyLanguage: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search emoji' });
    await userEvent.type(field, '茶');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(2));
    await userEvent.click(canvas.getByRole('option', { name: 'tea' }));
    await expect(args.onPick).toHaveBeenCalledWith('🍵');
  },
};

export const PickedWithTheKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('searchbox', { name: 'Search emoji' }));
    await userEvent.keyboard('red heart');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('option', { name: 'red heart' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onPick).toHaveBeenCalledWith('❤️'));
  },
};

export const FirstFoundByEnter: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search emoji' }), 'handshake{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith('🤝');
  },
};

export const AnotherGroup: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Work' }));
    await expect(canvas.getByRole('listbox', { name: 'Work' })).toBeVisible();
    await expect(canvas.getByRole('option', { name: 'briefcase' })).toBeVisible();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search emoji' }), 'donaudampfschifffahrt');
    await expect(await canvas.findByText('No emoji found')).toBeVisible();
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const InForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { globals: { density: 'compact' } };
