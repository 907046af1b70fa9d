import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { CodeInput } from './CodeInput.tsx';

const meta = {
  title: 'Parts/Forms/CodeInput',
  component: CodeInput,
  args: { label: 'Authenticator code', onChange: fn(), onComplete: fn() },
} satisfies Meta<typeof CodeInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: '428' } };

export const EveryForm: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, maxWidth: 400 }}>
      <CodeInput {...args} />
      <CodeInput {...args} label="Filled" defaultValue="428913" description="It changes every 30 seconds." />
      <CodeInput {...args} label="In the middle" align="center" defaultValue="4289" />
      <CodeInput {...args} label="Four digits" length={4} defaultValue="42" />
      <CodeInput {...args} label="Invalid" defaultValue="428913" errorMessage="The code is not right." />
      <CodeInput {...args} label="Disabled" isDisabled defaultValue="428913" />
      <CodeInput {...args} label="Hidden name" isLabelHidden />
    </div>
  ),
};

export const TypedWithTheKeyboard: Story = {
  tags: ['TFA-02'],
  name: 'Typed with the keyboard',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const input = canvas.getByRole('textbox', { name: 'Authenticator code' });
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.keyboard('12a34');
    await expect(input).toHaveValue('1234');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}567');
    await expect(input).toHaveValue('123567');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('123567');
    await userEvent.keyboard('8');
    await expect(input).toHaveValue('123567');
  },
};

export const PastedWithBlanksAround: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('验证码 123 456，五分钟内有效');
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
};

export const FullWidthFromAnInputMethod: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, '１２');
    await expect(input).toHaveValue('12');
    await fireEvent.compositionStart(input);
    await fireEvent.input(input, { target: { value: '12３４' } });
    await expect(input).toHaveValue('12３４');
    await fireEvent.compositionEnd(input, { data: '３４' });
    await expect(input).toHaveValue('1234');
    await expect(args.onChange).toHaveBeenLastCalledWith('1234');
  },
};

export const Invalid: Story = {
  args: { defaultValue: '428913', errorMessage: 'The code is not right.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('The code is not right.');
  },
};

export const LongUnbrokenText: Story = {
  args: { label: '一个写得很长的字段名称'.repeat(5), errorMessage: 'unbroken'.repeat(20), length: 8, defaultValue: '12345678' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400, overflowWrap: 'anywhere' }}>
        <Story />
      </div>
    ),
  ],
};

export const FiguresRunFromLeftToRight: Story = {
  args: { label: 'رمز', defaultValue: '428' },
  parameters: { direction: 'rtl' },
};

export const InForcedColours: Story = { args: { defaultValue: '428' }, parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { ...EveryForm, globals: { density: 'compact' } };
