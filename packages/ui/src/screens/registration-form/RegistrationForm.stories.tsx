import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, type within } from 'storybook/test';
import { Link } from '../../parts/link/index.ts';
import { TextCaptcha } from '../../parts/text-captcha/index.ts';
import { RegistrationForm, RegistrationSent } from './RegistrationForm.tsx';

const agreement = `1. The mailbox is for the work of the organisation.
2. The password is for you alone.
3. Mail is kept as the law asks.
${'4. What is sent from the mailbox is sent in the name of the organisation.\n'.repeat(6)}`;

const code = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="180" height="56"><rect width="180" height="56" fill="#e9eef7"/><text x="90" y="38" font-size="28" text-anchor="middle" fill="#17357a">k7Rm2Q</text></svg>')}`;

const meta = {
  title: 'Mail/Account/RegistrationForm',
  component: RegistrationForm,
  args: {
    systemName: 'Jinshu',
    accountSuffix: '@jinshu.example',
    agreement,
    isUserName: (text: string) => /^[0-9a-z_.-]+$/.test(text),
    getRules: (password: string) => [
      { id: 'length', label: '8 to 16 characters', isMet: password.length >= 8 && password.length <= 16 },
      { id: 'classes', label: 'Letters and digits', isMet: /\d/.test(password) && /[a-z]/i.test(password) },
    ],
    captcha: <TextCaptcha kind="text" picture={code} width={180} height={56} length={6} onSubmit={fn()} onRefresh={fn()} />,
    onSubmit: fn(),
    back: <Link href="#login">Back to login</Link>,
  },
} satisfies Meta<typeof RegistrationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Pick<ReturnType<typeof within>, 'getByRole' | 'getByLabelText'>;
const fields = ['User name', 'Name', 'Password', 'Confirm password', 'Mobile', 'Department', 'Reason'];
const field = (canvas: Canvas, name: string) => canvas.getByLabelText(name, { selector: 'input, textarea' });
const fill = async (canvas: Canvas, texts: readonly string[]) => {
  for (const [index, text] of texts.entries()) await userEvent.type(field(canvas, fields[index] as string), text);
};
const whole = ['lin.yue', ' 林月 ', 'Jinshu-2026', 'Jinshu-2026', '138 0000 1234', '研究部', '新同事'];
const register = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Register' }));

export const Default: Story = {
  tags: ['LGN-28', 'LGN-30'],
  name: 'Seven fields and a captcha are asked for, and nothing is sent before the agreement is ticked',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Verification' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Agreement' })).toHaveTextContent('The mailbox is for the work of the organisation.');
    await fill(canvas, whole);
    await register(canvas);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(await canvas.findByText('Accept the agreement first.')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I have read and accept the agreement' }));
    await expect(canvas.queryByText('Accept the agreement first.')).toBeNull();
    await register(canvas);
    await expect(args.onSubmit).toHaveBeenCalledWith({
      userName: 'lin.yue',
      fullName: '林月',
      password: 'Jinshu-2026',
      confirmPassword: 'Jinshu-2026',
      mobile: '138 0000 1234',
      department: '研究部',
      reason: '新同事',
    });
  },
};

export const UserName: Story = {
  tags: ['LGN-29'],
  name: 'A character that no user name may have is told of while one types',
  play: async ({ canvas }) => {
    const name = field(canvas, 'User name');
    await userEvent.type(name, 'lin.yue_2-');
    await expect(name).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(name, 'A');
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByText('Use only lowercase letters, digits, underscores, hyphens and dots.')).toBeVisible();
    await userEvent.keyboard('{Backspace}');
    await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  },
};

export const NothingFilledIn: Story = {
  name: 'each field that is missing says so, and the first one gets the keyboard',
  play: async ({ args, canvas }) => {
    await register(canvas);
    for (const name of fields) await expect(field(canvas, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(canvas, 'User name')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const LiveProblems: Story = {
  name: 'what is wrong with a field is told once it is left',
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas, 'Password'), 'short');
    await expect(canvas.queryByText('The password doesn’t meet all requirements.')).toBeNull();
    await userEvent.type(field(canvas, 'Confirm password'), 'other');
    await expect(canvas.getByText('The password doesn’t meet all requirements.')).toBeVisible();
    await userEvent.type(field(canvas, 'Mobile'), 'none');
    await expect(canvas.getByText('The passwords don’t match.')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByText('Enter a valid phone number.')).toBeVisible();
  },
};

export const WithTheKeyboard: Story = {
  args: { captcha: undefined },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(`${whole[0]}{Tab}${whole[1]}{Tab}${whole[2]}{Tab}{Tab}${whole[3]}{Tab}{Tab}${whole[4]}{Tab}${whole[5]}{Tab}`);
    await userEvent.keyboard(`${whole[6]}{Tab}`);
    await expect(canvas.getByRole('region', { name: 'Agreement' })).toHaveFocus();
    await userEvent.keyboard('{Tab} {Tab}{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const AgreementIsOnItsWay: Story = {
  args: { agreement: undefined },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /agreement/ })).toBeDisabled();
    await fill(canvas, whole);
    await register(canvas);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { errorMessage: 'Registration is closed today.', fieldErrors: { userName: 'This name is taken.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This name is taken.')).toBeVisible();
    await userEvent.type(field(canvas, 'User name'), 'x');
    await expect(canvas.queryByText('This name is taken.')).toBeNull();
  },
};

export const Sent: Story = {
  tags: ['LGN-31'],
  name: 'A registration that was sent waits for approval, and the page says so',
  render: ({ back }) => <RegistrationSent back={back} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Registration sent' })).toHaveFocus();
    await expect(canvas.getByText(/^You can log in once/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to login' })).toBeVisible();
  },
};

export const Pending: Story = { args: { isPending: true } };
export const InChinese: Story = { parameters: { locale: 'zh-hans' }, args: { systemName: '锦书' } };
export const InTaiwan: Story = { parameters: { locale: 'zh-tw' }, args: { systemName: '錦書' } };
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const OnAPhone: Story = { parameters: { windowSize: { width: 390, height: 844 } } };
export const LongText: Story = {
  args: {
    systemName: 'Bundesministerium für Digitales und Verkehr 锦书企业邮箱',
    accountSuffix: `@${'sehr-lang'.repeat(6)}.example`,
    agreement: '没有空格的很长的协议'.repeat(60),
    errorMessage: '没有空格的很长的错误'.repeat(10),
  },
};
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { globals: { density: 'compact' } };
