import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../parts/button/index.ts';
import { ContactForm, type ContactFormProps } from './ContactForm.tsx';
import { ContactGroupDialog } from './ContactGroupDialog.tsx';
import { emptyContact } from './contact.ts';

/** Stories keep what is typed themselves, as an app would. */
function Kept(props: ContactFormProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxInlineSize: 640, padding: 24, background: 'var(--jinshu-color-surface-panel)' }}>
      <ContactForm {...props} value={value} onChange={setValue} />
      <div style={{ marginBlockStart: 16 }}>
        <Button type="submit" form={props.id} tone="accent">
          Save
        </Button>
      </div>
    </div>
  );
}

const meta = {
  title: 'Mail/Contacts/ContactForm',
  component: ContactForm,
  args: {
    id: 'contact',
    value: emptyContact,
    onChange: fn(),
    groups: [
      { id: '1', name: '供应商' },
      { id: '2', name: '同学' },
    ],
    rules: { isAddress: (text) => /^[^@\s]+@[^@\s]+\.\w+$/.test(text), isMobile: (text) => /^[\d +-]+$/.test(text) },
    onSubmit: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['CON-09', 'CON-11', 'CON-12'],
  name: 'A contact is written and put into groups',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Full name/ }), ' 陈伟 ');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Email/ }), 'chen.wei@jinshu.example');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile' }), '13800000000');
    await userEvent.click(canvas.getByRole('button', { name: 'Add phone number' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Other phone number 1' }), '0510 8590 1000');
    canvas.getByRole('checkbox', { name: '同学' }).focus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...emptyContact,
      name: '陈伟',
      address: 'chen.wei@jinshu.example',
      mobile: '13800000000',
      otherPhones: ['0510 8590 1000'],
      groupIds: ['2'],
    });
  },
};

export const Checked: Story = {
  tags: ['CON-13', 'CON-14'],
  name: 'Name and address are required, and fit',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Email/ }), 'nobody');
    canvas.getByRole('button', { name: 'Save' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Fill in this field.')).toBeVisible();
    await expect(canvas.getByText(/Enter a valid address/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /Full name/ }), '名'.repeat(51));
    await expect(await canvas.findByText('Use 50 characters or fewer.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

const onName = fn();

export const Group: Story = {
  tags: ['CON-08'],
  name: 'A group is named with 1 to 50 characters',
  render: () => <ContactGroupDialog isOpen onSubmit={onName} />,
  play: async () => {
    onName.mockClear();
    const dialog = within(await screen.findByRole('dialog', { name: 'New group' }));
    const field = dialog.getByRole('textbox', { name: 'Group name' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Enter a name.')).toBeVisible();
    await userEvent.type(field, '供应商');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(onName).toHaveBeenCalledWith('供应商');
  },
};

export const Failed: Story = { args: { errorMessage: 'The contact was not saved.', problems: { address: 'taken' } } };
export const LongUnbrokenText: Story = {
  args: {
    value: {
      ...emptyContact,
      name: '没有空格的很长的姓名'.repeat(10),
      company: 'unbroken'.repeat(30),
      remark: 'unbroken'.repeat(80),
      otherAddresses: [`${'unbroken'.repeat(12)}@lib.example`],
    },
    groups: [{ id: '1', name: 'unbroken'.repeat(20) }],
  },
};
export const InChinese: Story = { parameters: { locale: 'zh-hans' } };
export const OnAPhone: Story = { parameters: { windowSize: { width: 390, height: 844 } } };
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { globals: { density: 'compact' } };
