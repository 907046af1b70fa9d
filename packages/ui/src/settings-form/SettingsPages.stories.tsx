import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FeedbackPage } from './FeedbackPage.tsx';
import { PasswordPage } from './PasswordPage.tsx';
import { type Profile, ProfilePage } from './ProfilePage.tsx';

const getRules = (password: string) => [
  { id: 'length', label: 'At least 8 characters', isMet: password.length >= 8 },
  { id: 'classes', label: 'Letters and digits', isMet: /\d/.test(password) && /[a-z]/i.test(password) },
];

const meta = {
  title: 'Mail/SettingsPages',
  component: PasswordPage,
  args: { getRules, onSubmit: fn() },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 640, background: 'var(--jinshu-color-surface-panel)' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PasswordPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'SET-20 SET-24 SET-26 SET-38 the password changes with the current one, a new one that meets every rule, and once more',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Current password', { selector: 'input' }), 'old-one-1');
    const field = canvas.getByLabelText('New password', { selector: 'input' });
    await userEvent.type(field, 'short');
    await userEvent.type(canvas.getByLabelText('Confirm new password', { selector: 'input' }), 'short');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(await canvas.findByText('The new password does not meet every rule.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, 'new-one-22-and-far-too-long');
    await expect(field).toHaveValue('new-one-22-and-f');
    await expect(canvas.getByRole('list', { name: 'What a password needs' })).toHaveTextContent('At least 8 characters');
    const again = canvas.getByLabelText('Confirm new password', { selector: 'input' });
    await userEvent.clear(again);
    await userEvent.type(again, 'new-one-22-and-f');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      password: 'old-one-1',
      newPassword: 'new-one-22-and-f',
      confirmPassword: 'new-one-22-and-f',
    });
  },
};

export const NothingTyped: Story = {
  name: 'SET-22 SET-23 SET-39 all three passwords are required',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    for (const text of ['Enter your current password.', 'Enter a new password.', 'Enter the new password once more.'])
      await expect(await canvas.findByText(text)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Different: Story = {
  name: 'SET-40 the confirmation equals the new password, by keyboard',
  play: async ({ args, canvas }) => {
    canvas.getByLabelText('Current password', { selector: 'input' }).focus();
    await userEvent.keyboard('old-one-1{Tab}{Tab}new-one-22{Tab}{Tab}new-one-23{Enter}');
    await expect(await canvas.findByText('The two passwords differ.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

const refusals = { password: 'The current password is wrong.' };

export const Refused: Story = {
  name: 'SET-41 what the server refuses shows at its field until the field changes',
  args: { errors: refusals },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Current password', { selector: 'input' });
    await expect(canvas.getByText('The current password is wrong.')).toBeVisible();
    await userEvent.type(field, 'a');
    await expect(canvas.queryByText('The current password is wrong.')).toBeNull();
  },
};

const profile: Profile = {
  name: '林月',
  gender: 'female',
  englishName: 'Lin Yue',
  jobNumber: '1024',
  homePhone: '',
  homepage: '',
  country: '中国',
  province: '江苏',
  city: '南京',
  zip: '',
  address: '',
};
const page = { profile, email: 'lin.yue@jinshu.example', department: '产品部', onPortrait: fn(), onSave: fn() };

export const ProfileOfAPerson: Story = {
  name: 'SET-11 SET-15 SET-16 the profile shows and changes; a name has 1 to 35 characters',
  render: () => <ProfilePage {...page} />,
  play: async ({ canvas }) => {
    page.onSave.mockClear();
    const field = canvas.getByRole('textbox', { name: 'Full name' });
    for (const name of [
      'English name',
      'Job number',
      'Home phone',
      'Homepage',
      'Country',
      'Province',
      'City',
      'Postcode',
      'Street and number',
    ])
      await expect(canvas.getByRole('textbox', { name })).toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Enter your name.')).toBeVisible();
    await userEvent.type(field, '月'.repeat(36));
    await expect(await canvas.findByText('At most 35 characters.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(page.onSave).not.toHaveBeenCalled();
    await userEvent.type(field, '{Backspace}');
    await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), '市');
    await expect(within(canvas.getByRole('group', { name: 'City' })).getByText('not saved')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(page.onSave).toHaveBeenCalledWith({ ...profile, name: '月'.repeat(35), city: '南京市' });
  },
};

export const ProfileInReview: Story = { render: () => <ProfilePage {...page} isInReview /> };

const onFeedback = fn();

export const Feedback: Story = {
  name: 'SET-90 feedback has a title and content, which are required, and a contact',
  render: () => <FeedbackPage description="每一条反馈都会有人读。" onSubmit={onFeedback} />,
  play: async ({ canvas }) => {
    onFeedback.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Enter a title.')).toBeVisible();
    await expect(canvas.getByText('Enter what you want to say.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), '建议');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Content' }), '希望有更多皮肤。');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(onFeedback).toHaveBeenCalledWith({ title: '建议', content: '希望有更多皮肤。', contact: '' });
  },
};

export const LongUnbrokenText: Story = {
  render: () => (
    <ProfilePage {...page} profile={{ ...profile, englishName: 'unbroken'.repeat(30), city: '没有空格的很长的城市'.repeat(10) }} />
  ),
};
export const OnAPhone: Story = { parameters: { windowSize: { width: 390, height: 844 } }, render: () => <ProfilePage {...page} /> };
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { globals: { density: 'compact' } };
export const InChinese: Story = { globals: { locale: 'zh-tw' }, render: () => <ProfilePage {...page} isInReview /> };
