import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { atWidths, expectInside } from '../../foundation/testing/atWidths.tsx';
import { QuickReply, type QuickReplyProps } from './QuickReply.tsx';

function Written(props: QuickReplyProps) {
  const [value, setValue] = useState(props.value);
  return (
    <QuickReply
      {...props}
      value={value}
      onChange={(text) => {
        props.onChange(text);
        setValue(text);
      }}
    />
  );
}

const meta = {
  title: 'Mail/Reading/QuickReply',
  component: QuickReply,
  args: { recipientName: '周慕云', value: '', onChange: fn(), onSend: fn(), onFullReply: fn() },
  render: (args) => <Written {...args} />,
} satisfies Meta<typeof QuickReply>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryState: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['editing', 'sending', 'sent', 'failed'] as const).map((state) => (
        <QuickReply key={state} {...args} recipientName={state} state={state} value={state === 'sent' ? '' : '收到，按时参加。'} />
      ))}
      <QuickReply {...args} recipientName="empty" errorMessage="Please enter e-mail content." />
    </div>
  ),
  // Each is a landmark; a page has one.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
};

export const SentWithTheKeyboard: Story = {
  tags: ['QRP-01', 'QRP-02'],
  name: 'A short answer is written and sent, or taken to the full reply',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Quick reply to 周慕云…' })).toHaveFocus();
    await userEvent.keyboard('Received{Enter}Thanks{Control>}{Enter}{/Control}');
    await expect(args.onChange).toHaveBeenLastCalledWith('Received\nThanks');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFullReply).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledTimes(2);
  },
};

export const Sending: Story = {
  tags: ['QRP-04'],
  name: 'While it is sent nothing is sent twice',
  args: { state: 'sending', value: 'Received' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Sending…');
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Sent: Story = {
  tags: ['QRP-04'],
  name: 'Success is said',
  args: { state: 'sent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Reply sent');
  },
};

export const Failed: Story = {
  tags: ['QRP-04'],
  name: 'A failure keeps the text and offers to send it again',
  args: { state: 'failed', value: 'Received' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Couldn’t send the reply');
    await expect(canvas.getByRole('textbox')).toHaveValue('Received');
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const KeysOfAnInputMethodDoNotSend: Story = {
  play: async ({ args, canvas }) => {
    await fireEvent.keyDown(canvas.getByRole('textbox'), { key: 'Enter', ctrlKey: true, isComposing: true });
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const NameThatPretends: Story = {
  tags: ['QRP-01'],
  name: 'A name that runs backwards is not taken for another',
  args: { recipientName: '\u202emoc.knab@nimda' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /⟦RLO⟧moc\.knab@nimda/ })).toHaveAttribute(
      'placeholder',
      expect.stringContaining('⟦RLO⟧moc.knab@nimda'),
    );
  },
};

export const LongUnbrokenText: Story = { args: { recipientName: '国家市场监督管理总局'.repeat(12), value: 'unbroken'.repeat(80) } };
export const OnAPhone: Story = { parameters: { windowSize: { width: 390, height: 844 } }, args: { state: 'failed', value: 'Received' } };
export const RightToLeft: Story = { parameters: { direction: 'rtl' }, args: { value: 'Received' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { globals: { density: 'compact' } };

export const AtEveryWidth: Story = {
  tags: ['LAY-30'],
  name: 'The quick reply follows its place',
  render: (args) => atWidths(() => <Written {...args} value="收到，按时参加。" />),
  parameters: { windowSize: { width: 1440, height: 1200 }, a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  play: async ({ canvasElement }) => expectInside(canvasElement, 'textarea, button'),
};
