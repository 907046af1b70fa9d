import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { vars } from '../../foundation/theme/contract.css.ts';
import { PasswordField } from '../password-field/index.ts';
import { PasswordChecklist, type PasswordRule, type PasswordStrength } from './PasswordChecklist.tsx';

const judge = (password: string): PasswordRule[] => [
  { id: 'length', label: '8 to 16 characters', isMet: password.length >= 8 && password.length <= 16 },
  { id: 'classes', label: 'Two kinds of characters', isMet: /\d/.test(password) && /\D/.test(password) },
  { id: 'name', label: 'Without the account', isMet: password !== '' && !password.includes('lin') },
  { id: 'runs', label: 'No three digits in a row', isMet: password !== '' && !/123|234|345/.test(password) },
];

const strengths = ['', 'Weak', 'Fair', 'Good', 'Strong'] as const;
const strength = (level: PasswordStrength['level']): PasswordStrength => ({ label: 'Strength', level, valueLabel: strengths[level] });

const meta = {
  title: 'Parts/Forms/PasswordChecklist',
  component: PasswordChecklist,
  args: { label: 'Password requirements', rules: judge('Jinshu-123'), strength: strength(2) },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 340, padding: 12, background: vars.color.surface.panel }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordChecklist>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryStrength: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20 }}>
      {([0, 1, 2, 3, 4] as const).map((level) => (
        <PasswordChecklist key={level} {...args} label={`Rules, ${level}`} strength={{ ...strength(level), label: `Strength ${level}` }} />
      ))}
      <PasswordChecklist label="Without a bar" rules={judge('')} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Strength 3' })).toHaveAttribute('aria-valuetext', 'Good');
  },
};

function Typed() {
  const [password, setPassword] = useState('');
  const rules = judge(password);
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <PasswordField label="New password" autoComplete="new-password" value={password} onChange={setPassword} aria-describedby="rules" />
      <PasswordChecklist id="rules" label="Password requirements" rules={rules} />
    </div>
  );
}

export const TickedWhileTyping: Story = {
  tags: ['LGN-24', 'SET-38'],
  name: 'Each rule is ticked while typing',
  render: () => <Typed />,
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByLabelText('New password');
    const met = () => canvas.getAllByRole('listitem').filter((item) => item.textContent?.endsWith(', met')).length;
    await expect(met()).toBe(0);
    await userEvent.type(field, 'lin');
    await expect(canvas.getByText(/Without the account/)).toHaveTextContent('Without the account, not met');
    await userEvent.clear(field);
    await userEvent.type(field, 'Jinshu');
    await expect(met()).toBe(2);
    await userEvent.keyboard('-20');
    await expect(met()).toBe(4);
    await expect(canvasElement.querySelector('[aria-live=polite]')).toHaveTextContent('4 of 4 rules met');
    await expect(field).toHaveAccessibleDescription(/8 to 16 characters ?, met/);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(canvas.getByText(/8 to 16 characters/)).toHaveTextContent('8 to 16 characters, not met');
  },
};

export const LongUnbrokenText: Story = {
  args: {
    rules: [
      { id: 'a', label: '不得连续出现三个及以上递增或递减的数字或字母，也不得与账号或全拼相同', isMet: true },
      { id: 'b', label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', isMet: false },
    ],
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const InForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { globals: { density: 'compact' } };
