import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../parts/button/index.ts';
import { ComposeOptions, type ComposeOptionsProps } from './ComposeOptions.tsx';
import { ComposePane } from './ComposePane.tsx';
import { noOptions as none } from './examples.ts';
import { MailLevelSelect } from './MailLevelSelect.tsx';
import { type SmsRecipient, SmsRecipientsDialog } from './SmsRecipientsDialog.tsx';

const now = () => new Date(2026, 10, 20, 9, 30);

function Held(props: ComposeOptionsProps) {
  const [value, setValue] = useState(props.value);
  return (
    <ComposeOptions
      {...props}
      value={value}
      onChange={(change) => {
        setValue({ ...value, ...change });
        props.onChange(change);
      }}
    />
  );
}

const meta = {
  title: 'Mail/Writing/ComposeOptions',
  component: ComposeOptions,
  args: { value: none, onChange: fn(), hasSms: true, now },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof ComposeOptions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['CMP-12', 'CMP-13'],
  name: 'Every option, with the notice by SMS',
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
    await expect(names).toEqual([
      'Save to Sent',
      'Ask for a read receipt',
      'Urgent',
      'Scheduled send',
      'Password-protected',
      'Burn after reading',
      'SMS notice',
    ]);
  },
};

export const WithoutSms: Story = {
  tags: ['CMP-13'],
  name: 'Without the notice by SMS',
  args: { hasSms: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox', { name: 'SMS notice' })).toBeNull();
  },
};

export const InSecurityMode: Story = {
  tags: ['CMP-24'],
  name: 'Has no password in security mode',
  args: { isSecurityMode: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox', { name: 'Password-protected' })).toBeNull();
  },
};

export const ThreeExcludeEachOther: Story = {
  tags: ['CMP-23'],
  name: 'Password, schedule and burning exclude each other, by keyboard',
  play: async ({ canvas }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name });
    for (const [chosen, others] of [
      ['Scheduled send', ['Password-protected', 'Burn after reading']],
      ['Password-protected', ['Scheduled send', 'Burn after reading']],
      ['Burn after reading', ['Scheduled send', 'Password-protected']],
    ] as const) {
      box(chosen).focus();
      await userEvent.keyboard(' ');
      for (const name of others) await expect(box(name)).toBeDisabled();
      await expect(box(others[0])).toHaveAccessibleDescription(`“${chosen}” is selected. You can use only one of these three.`);
      await userEvent.keyboard(' ');
      for (const name of others) await expect(box(name)).toBeEnabled();
    }
  },
};

export const Scheduled: Story = {
  tags: ['CMP-26', 'CMP-27'],
  name: 'A schedule is preset to one hour ahead and cannot be past',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Scheduled send' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ isScheduled: true, scheduledAt: '2026-11-20T10:30' });
    await expect(canvas.queryByText('Choose a future time.')).toBeNull();
    const hour = canvas.getByRole('spinbutton', { name: /hour/ });
    hour.focus();
    await userEvent.keyboard('08');
    await expect(args.onChange).toHaveBeenLastCalledWith({ scheduledAt: '2026-11-20T08:30' });
    await expect(await canvas.findByText('Choose a future time.')).toBeVisible();
  },
};

export const Password: Story = {
  tags: ['CMP-25'],
  name: 'A view password has six letters or digits',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Password-protected' }));
    const field = canvas.getByRole('textbox', { name: 'View password' });
    await userEvent.type(field, 'ab 12');
    await userEvent.tab();
    await expect(await canvas.findByText('Enter 6 letters or digits.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'aB3xY9z');
    await expect(args.onChange).toHaveBeenLastCalledWith({ password: 'aB3xY9' });
    await waitFor(() => expect(canvas.queryByText('Enter 6 letters or digits.')).toBeNull());
  },
};

export const Burn: Story = {
  tags: ['CMP-28', 'CMP-29', 'CMP-30'],
  name: 'A mail burns after 1 to 99 readings, in seven days, and says when',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Burn after reading' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ isBurn: true, burnLimit: 1, burnDate: '2026-11-27' });
    await expect(canvas.getByText('The message is destroyed at 0:00 on November 27, 2026.')).toBeVisible();
    const field = canvas.getByRole('textbox', { name: 'Views allowed' });
    await expect(field).toHaveValue('1');
    await userEvent.clear(field);
    await userEvent.type(field, '120{Tab}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ burnLimit: 99 });
  },
};

export const Errors: Story = {
  args: { value: { ...none, hasPassword: true, password: 'ab' }, errors: { password: 'Enter 6 letters or digits.' } },
};

export const Disabled: Story = { args: { isDisabled: true, value: { ...none, isBurn: true, burnDate: '2026-11-27' } } };

export const Narrow: Story = {
  args: { value: { ...none, isBurn: true, burnDate: '2026-11-27' } },
  decorators: [(Story) => <div style={{ inlineSize: 300 }}>{Story()}</div>],
};

export const Compact: Story = {
  args: { value: { ...none, isScheduled: true, scheduledAt: '2026-11-20T10:30' } },
  globals: { density: 'compact' },
};
export const RightToLeft: Story = { args: { value: { ...none, isBurn: true, burnDate: '2026-11-27' } }, parameters: { direction: 'rtl' } };
export const InForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

export const Pane: StoryObj = {
  tags: ['CMP-14'],
  name: 'The pane has contacts, stationery and templates',
  render: () => (
    <div style={{ inlineSize: 296, blockSize: 400, display: 'flex', flexDirection: 'column' }}>
      <ComposePane contacts={<p>People</p>} stationery={<p>Papers</p>} templates={<p>Letters</p>} footer={<p>Used last</p>} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Contacts' }));
    await expect(canvas.getByText('People')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Stationery' })).toHaveFocus();
    await expect(canvas.getByText('Papers')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('Letters')).toBeVisible();
  },
};

const onLevel = fn();
export const Levels: StoryObj = {
  tags: ['CMP-08', 'CMP-38', 'CMP-43'],
  name: 'Offers the levels up to the own maximum',
  render: () => <MailLevelSelect value={0} maximum={4} onChange={onLevel} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Secrecy level/ }));
    const options = await screen.findAllByRole('option');
    await expect(options.map((option) => option.textContent)).toEqual(['Normal', 'Internal', 'Secret', 'Confidential']);
    await userEvent.click(screen.getByRole('option', { name: 'Secret' }));
    await expect(onLevel).toHaveBeenCalledWith(3);
  },
};

const people: SmsRecipient[] = [
  { address: 'chen.wei@jinshu.example', name: '陈伟', mobile: '13800000000' },
  { address: 'shen.he@jinshu.example', name: '', mobile: '' },
];
const onSend = fn();

function Sms() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Open</Button>
      <SmsRecipientsDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        recipients={people}
        onSend={onSend}
        isNumber={(text) => /^[\d ]+$/.test(text)}
      />
    </>
  );
}

export const SmsRecipients: StoryObj = {
  tags: ['SND-09'],
  name: 'Every recipient of an SMS needs a number',
  render: () => <Sms />,
  play: async () => {
    onSend.mockClear();
    const missing = await screen.findByRole('textbox', { name: 'Mobile of shen.he@jinshu.example' });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Mobile of 陈伟' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getByText('Enter a number.')).toBeVisible());
    await expect(missing).toHaveFocus();
    await userEvent.type(missing, 'none{Enter}');
    await expect(await screen.findByText('Use digits, spaces and hyphens only.')).toBeVisible();
    await expect(onSend).not.toHaveBeenCalled();
    await userEvent.clear(missing);
    await userEvent.type(missing, '13900000000{Enter}');
    await expect(onSend).toHaveBeenCalledWith([people[0], { ...people[1], mobile: '13900000000' }]);
  },
};
