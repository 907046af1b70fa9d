import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '../../parts/link/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import { RecoveryCard, RecoveryForm } from './RecoveryCard.tsx';

const submit = fn();

const meta = {
  title: 'Mail/Account/RecoveryCard',
  component: RecoveryCard,
  args: {
    title: 'Recover password',
    subtitle: 'lin.yue@jinshu.example',
    steps: [
      { id: 'account', label: 'Account' },
      { id: 'proof', label: 'Verify' },
      { id: 'password', label: 'New password' },
    ],
    currentId: 'proof',
    children: (
      <RecoveryForm label="Security question" submitLabel="Next" onSubmit={submit}>
        <TextField label="First school?" />
      </RecoveryForm>
    ),
    back: <Link href="#login">Back to login</Link>,
  },
} satisfies Meta<typeof RecoveryCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First school?' }), 'Bamboo lane{Enter}');
    await expect(submit).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: { errorMessage: 'The answer doesn’t match. Try again.' },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('The answer doesn’t match.'),
};

export const Done: Story = { args: { currentId: null, children: 'Your password is changed.' } };

export const LongUnbrokenText: Story = { args: { title: '很长的标题'.repeat(8), subtitle: 'unbroken'.repeat(20) } };
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { globals: { density: 'compact' } };
