import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { TextCaptcha } from './TextCaptcha.tsx';

const draw = (text: string) => {
  const letters = [...text]
    .map(
      (letter, index) =>
        `<text x="${22 + index * 26}" y="${26 + (index % 3) * 4}" font-size="24" font-family="serif" font-weight="700" fill="#17357a" text-anchor="middle" dominant-baseline="central" transform="rotate(${(index % 2 === 0 ? -1 : 1) * 14} ${22 + index * 26} 28)">${letter}</text>`,
    )
    .join('');
  const lines = '<path d="M0 40Q60 8 120 34T200 20M0 14Q70 50 200 40" fill="none" stroke="#8fa6cc" stroke-width="2"/>';
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${44 + text.length * 26 - 22}" height="56"><rect width="100%" height="56" fill="#e9eef7"/>${lines}${letters}</svg>`)}`;
};

const meta = {
  title: 'Parts/Forms/TextCaptcha',
  component: TextCaptcha,
  args: { kind: 'text', picture: draw('k7Rm2Q'), width: 180, height: 56, length: 6, onSubmit: fn(), onRefresh: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextCaptcha>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Checking: Story = { args: { state: 'checking' } };

export const Passed: Story = {
  args: { state: 'passed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Verified');
  },
};

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('That wasn’t right');
  },
};

export const ACodeIsSentWithItsLastCharacter: Story = {
  tags: ['LGN-11'],
  name: 'A code in a picture, sent with its last character',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'New image' })).toHaveFocus();
    await userEvent.tab();
    const field = canvas.getByRole('textbox', { name: 'Code in the image' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('k7Rm2');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('Ｑ');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith('k7Rm2Q');
  },
};

export const ASumIsSentWithEnter: Story = {
  tags: ['LGN-11'],
  name: 'A sum in a picture, sent with Enter',
  render: ({ length: _, ...args }) => <TextCaptcha {...args} kind="arithmetic" picture={draw('38+17=?')} width={206} />,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Answer to the sum' });
    await userEvent.type(field, '55');
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: true });
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('55');
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

export const WhereRoomIsShort: Story = {
  args: { picture: draw('k7Rm2Q'), width: 360, height: 112 },
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const InForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { globals: { density: 'compact' } };
