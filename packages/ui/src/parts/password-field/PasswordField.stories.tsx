import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Icon } from '../../foundation/icon-more/index.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Parts/Forms/PasswordField',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: 'Jinshu-2026' } };

export const LargeWithHiddenName: Story = {
  args: { size: 'large', isLabelHidden: true, placeholder: 'Password', start: <Icon name="lock_closed" size={20} /> },
};

export const Invalid: Story = { args: { defaultValue: '123456', errorMessage: '密码不正确，请重新输入。忘记请联系管理员。' } };

export const Disabled: Story = { args: { isDisabled: true, defaultValue: '123456' } };

export const NotRevealable: Story = { args: { isRevealable: false, defaultValue: '123456' } };

export const ShownAndHiddenWithTheKeyboard: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Jinshu-2026');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('Jinshu-2026');
    await userEvent.keyboard(' ');
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const LongUnbrokenText: Story = { args: { defaultValue: 'x'.repeat(200) } };

export const RightToLeft: Story = {
  args: { defaultValue: '123456', start: <Icon name="key" /> },
  parameters: { direction: 'rtl' },
};

export const ForcedColours: Story = { ...Default, parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { globals: { density: 'compact' } };
