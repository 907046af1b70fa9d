import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { PlainTextEditor, type PlainTextEditorProps } from './PlainTextEditor.tsx';

function Held(props: PlainTextEditorProps) {
  const [value, setValue] = useState(props.value);
  return (
    <PlainTextEditor
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Mail/Writing/PlainTextEditor',
  component: PlainTextEditor,
  args: { value: '知夏、以安：\n\n第三版已阅，整体可行。', onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof PlainTextEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { value: '', placeholder: 'Write here' } };
export const Invalid: Story = { args: { value: '', errorMessage: 'Write something before sending.' } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const WithEndSlot: Story = { args: { end: <Button variant="quiet">Rich text</Button> } };

export const WritesByKeyboard: Story = {
  args: { value: '' },
  play: async ({ canvasElement, args }) => {
    const body = within(canvasElement).getByRole('textbox', { name: 'Body' });
    await userEvent.tab();
    await expect(body).toHaveFocus();
    await userEvent.keyboard('a{Enter}b');
    await expect(args.onChange).toHaveBeenLastCalledWith('a\nb');
  },
};

export const LongAndUnbroken: Story = { args: { value: `${'donaudampfschifffahrt'.repeat(40)}\n${'第三版已阅整体可行'.repeat(60)}` } };
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { globals: { density: 'compact' } };
