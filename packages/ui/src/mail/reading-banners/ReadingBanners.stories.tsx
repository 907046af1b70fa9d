import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { atWidths, expectInside } from '../../foundation/testing/atWidths.tsx';
import type { Invitation } from './Invitation.tsx';
import { MailPassword } from './MailPassword.tsx';
import { ReadingBanners } from './ReadingBanners.tsx';

const send = fn();
const answer = fn();
const unlock = fn();
const event = { title: '验收预备会', time: '11月24日 周一 14:00–16:30', location: '三楼 竹里会议室', onAnswer: answer };

const meta = {
  title: 'Mail/Reading/ReadingBanners',
  component: ReadingBanners,
  args: {
    isPassword: true,
    invitation: { state: 'start', ...event } as Invitation,
    burn: { left: 1, date: '11月27日 00:00' },
    receipt: { onSend: send },
    returnPath: 'bounce@lanxi.example',
    textModeHref: '/setting/param',
  },
} satisfies Meta<typeof ReadingBanners>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['RED-30', 'RED-40', 'RED-41', 'RED-43'],
  name: 'Every banner, in the fixed order',
  play: async ({ canvasElement, canvas }) => {
    const text = canvasElement.textContent ?? '';
    const places = ['password', '验收预备会', 'Burn after reading', 'requested a read receipt', 'bounce@lanxi.example', 'plain text'].map(
      (part) => text.indexOf(part),
    );
    await expect(places.every((place) => place >= 0)).toBe(true);
    await expect(places).toEqual([...places].sort((a, b) => a - b));
    await expect(text).toContain('1 view left');
    await expect(canvas.getByRole('link', { name: 'Reading settings' })).toHaveAttribute('href', '/setting/param');
  },
};

const alone = { isPassword: false, burn: undefined, receipt: undefined, returnPath: undefined, textModeHref: undefined };

export const AnsweredWithTheKeyboard: Story = {
  tags: ['INV-01', 'INV-03'],
  name: 'An invitation can be accepted, held open or declined',
  args: { ...alone, invitation: { state: 'start', ...event } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Accept', 'Tentative', 'Decline']);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(answer.mock.calls).toEqual([['accept'], ['tentative'], ['decline']]);
  },
  beforeEach: () => {
    answer.mockClear();
  },
};

export const Answered: Story = {
  tags: ['INV-04', 'INV-05', 'INV-07'],
  name: 'An answer shows, and can be changed to the two others',
  args: { ...alone, invitation: { state: 'tentative', ...event, href: '/calendar/index?event=7' } },
  beforeEach: () => {
    answer.mockClear();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Response: tentative');
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Change to accept', 'Change to decline']);
    await expect(canvas.getByRole('link', { name: 'Show in calendar' })).toHaveAttribute('href', '/calendar/index?event=7');
    await userEvent.click(canvas.getByRole('button', { name: 'Change to decline' }));
    await expect(answer).toHaveBeenCalledWith('decline');
  },
};

export const AnsweredWhereItStands: Story = {
  tags: ['INV-05', 'RED-42'],
  name: 'The focus stays where something was answered',
  args: { ...alone, invitation: { state: 'start', ...event }, receipt: { onSend: send } },
  render: function Answering(args) {
    const [state, setState] = useState<Invitation['state']>('start');
    const [isSent, setSent] = useState(false);
    return (
      <ReadingBanners {...args} invitation={{ ...event, state, onAnswer: setState }} receipt={{ isSent, onSend: () => setSent(true) }} />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change to accept' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change to tentative' })).toHaveFocus());
    canvas.getByRole('button', { name: 'Send receipt' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('status').at(-1)).toHaveFocus());
  },
};

export const EventIsGone: Story = {
  tags: ['INV-06'],
  name: 'An event that no longer exists is named and takes no answer',
  args: { ...alone, invitation: { state: 'start', ...event, isDeleted: true, href: '/calendar/index' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This event no longer exists.')).toBeVisible();
    for (const fact of [event.title, event.time, event.location]) await expect(canvas.getByText(fact)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const ReceiptIsSent: Story = {
  tags: ['RED-42'],
  name: 'The receipt that the sender asks for is sent',
  args: { ...alone, invitation: undefined, receipt: { onSend: send } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send receipt' }));
    await expect(send).toHaveBeenCalled();
  },
};

export const EveryState: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 6 }}>
      {(['start', 'accept', 'tentative', 'decline'] as const).map((state) => (
        <ReadingBanners key={state} invitation={{ ...event, state, title: state }} />
      ))}
      <ReadingBanners invitation={{ ...event, state: 'start', isPending: true }} />
      <ReadingBanners burn={{ left: 3 }} receipt={{ onSend: send, isPending: true }} />
      <ReadingBanners burn={{ date: '27 Nov, 00:00' }} receipt={{ onSend: send, isSent: true }} />
      <ReadingBanners burn={{}} />
    </div>
  ),
};

export const Password: Story = {
  tags: ['RED-44'],
  name: 'A letter with a password asks for 6 characters in place of its body',
  render: () => <MailPassword onSubmit={unlock} />,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('View password');
    await userEvent.type(field, 'ab 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(field).toBeInvalid();
    await expect(canvas.getByText('Enter 6 letters or digits.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'aB3dE6fG');
    await expect(field).toHaveValue('aB3dE6');
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(unlock).toHaveBeenCalledWith('aB3dE6');
  },
};

export const WrongPassword: Story = {
  render: () => <MailPassword onSubmit={unlock} errorMessage="Wrong password, please enter it again." />,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('View password')).toBeInvalid();
  },
};

export const PasswordPending: Story = { render: () => <MailPassword onSubmit={unlock} isPending /> };
export const LongUnbrokenText: Story = {
  args: { returnPath: `${'a'.repeat(120)}@lanxi.example`, invitation: { ...event, state: 'start', title: '验收预备会'.repeat(30) } },
};
export const OnAPhone: Story = { parameters: { windowSize: { width: 390, height: 844 } } };
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { globals: { density: 'compact' } };

export const AtEveryWidth: Story = {
  tags: ['LAY-30'],
  name: 'What can be done is below the words where both do not fit',
  render: (args) => atWidths(() => <ReadingBanners {...args} />),
  parameters: { windowSize: { width: 1440, height: 1200 }, a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  play: async ({ canvasElement }) => expectInside(canvasElement, 'button, a, p, span'),
};
