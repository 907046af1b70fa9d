import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ExampleLetter } from './ExampleLetter.tsx';

/** A complete message, with all components together. */
const meta = {
  title: 'Mail/Writing/Compose',
  component: ExampleLetter,
  args: { onSend: fn() },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ExampleLetter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['CMP-01', 'CMP-03', 'CMP-04', 'CMP-07', 'CMP-09', 'CMP-10', 'CMP-14'],
  name: 'A whole letter',
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Body' });
    for (const name of ['Send', 'Preview', 'Save draft', 'Close']) await expect(canvas.getByRole('button', { name })).toBeVisible();
    for (const name of ['To', 'Cc']) await expect(canvas.getByRole('combobox', { name })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /From/ })).toHaveTextContent('zhang.wenyuan@jinshu.example');
    await expect(canvas.getByRole('textbox', { name: 'Subject' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Attachments' })).toHaveTextContent('框架合同-法务批注.docx');
    await expect(canvas.getByRole('button', { name: 'Signature' })).toBeVisible();
    await expect(canvas.getAllByRole('tab', { name: /Contacts|Stationery|Templates/ })).toHaveLength(3);
  },
};

export const Previewed: Story = {
  tags: ['CMP-02'],
  name: 'A preview shows the mail as its reader will see it',
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Body' });
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('group', { name: 'Preview' }).shadowRoot?.textContent).toContain('第三版已阅');
  },
};

export const Separately: Story = {
  tags: ['CMP-05'],
  name: 'Sending separately hides Cc and Bcc',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send separately' }));
    await expect(canvas.queryByRole('combobox', { name: 'Cc' })).toBeNull();
    await expect(canvas.getByRole('combobox', { name: 'To' })).toBeVisible();
  },
};

export const ReplyTo: Story = {
  tags: ['CMP-06'],
  name: 'Reply-to is switched on',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox', { name: 'Reply-to' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Reply-to' }));
    await expect(canvas.getByRole('combobox', { name: 'Reply-to' })).toBeVisible();
  },
};

export const HidesAField: Story = {
  tags: ['CMP-32'],
  name: 'A field that holds someone is taken away only after a question',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Cc' }), 'chen.wei@jinshu.example{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: /Hide.*Cc/ }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Take the recipients away?' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('combobox', { name: 'Cc' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Hide.*Cc/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Take away' }));
    await waitFor(() => expect(canvas.queryByRole('combobox', { name: 'Cc' })).toBeNull());
  },
};

export const PlainText: Story = {
  tags: ['CMP-11', 'CMP-31'],
  name: 'Plain text is asked for before the formatting is lost, and HTML comes back',
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Body' });
    await userEvent.click(canvas.getByRole('button', { name: 'Plain text' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Lose the formatting?' }));
    await userEvent.click(question.getByRole('button', { name: 'Plain text' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await canvas.findByRole('button', { name: 'Rich text' });
    await expect(canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Body' }).value).toContain('违约金上限由 20% 调整为 15%');
    await userEvent.click(canvas.getByRole('button', { name: 'Rich text' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Body' }).querySelectorAll('p').length).toBeGreaterThan(4));
  },
};

export const SecurityMode: Story = {
  tags: ['CMP-08', 'CMP-24', 'CMP-42'],
  name: 'In security mode a mail has a level and no password, and several recipients are asked about',
  args: { isSecurityMode: true },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('button', { name: /Secrecy level/ })).toHaveTextContent('Internal');
    await expect(canvas.queryByRole('checkbox', { name: 'Password-protected' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await screen.findByRole('alertdialog', { name: 'Send to 2 people?' });
    await userEvent.click(screen.getByRole('button', { name: 'Send to all' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const FromThePane: Story = {
  tags: ['CMP-16', 'CMP-18'],
  name: 'The pane adds people to the field edited last and puts a template into the letter',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Cc' }));
    const list = await canvas.findByRole('grid', { name: 'Contacts' });
    await userEvent.click(within(list).getByText('苏晚晴'));
    await waitFor(() => expect(canvas.getByRole('grid', { name: /Cc/ })).toHaveTextContent('苏晚晴'));
    await userEvent.click(canvas.getByRole('tab', { name: 'Templates' }));
    await userEvent.click(await canvas.findByRole('button', { name: '会议通知' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Insert' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Body' })).toHaveTextContent('会议定于周五'));
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
