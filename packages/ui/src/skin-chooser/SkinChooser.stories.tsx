import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SkinChooser } from './index.ts';

const meta = {
  title: 'Parts/SkinChooser',
  component: SkinChooser,
  args: {
    title: 'Skin',
    inUseLabel: 'In use',
    skins: [
      { id: 'jingdianlan', name: 'Classic Blue' },
      { id: 'moye', name: 'Ink Night' },
    ],
    value: 'jingdianlan',
    onChange: fn(),
  },
} satisfies Meta<typeof SkinChooser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ChosenWithTheKeyboard: Story = {
  name: 'SKN-02 SKN-03 Chosen with the keyboard',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /Classic Blue/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenCalledWith('moye');
  },
};

export const LongUnbrokenName: Story = {
  args: { skins: [{ id: 'moye', name: 'Nachtschwarzetintenfarbe墨夜墨夜墨夜墨夜墨夜墨夜' }], value: 'moye' },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
