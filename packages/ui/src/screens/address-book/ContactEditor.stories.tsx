import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { emptyContact } from '../../mail/contact-form/index.ts';
import { ContactEditor, type ContactEditorProps } from './ContactEditor.tsx';

/** Stories keep what is typed themselves, as an app would. */
function Kept(props: ContactEditorProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ display: 'flex', blockSize: '100vh', background: 'var(--jinshu-color-surface-panel)' }}>
      <ContactEditor {...props} value={value} onChange={setValue} />
    </div>
  );
}

const meta = {
  title: 'Mail/Contacts/ContactEditor',
  component: ContactEditor,
  args: {
    note: '钱文博，江南大学图书馆',
    value: { ...emptyContact, name: '钱文博', address: 'qianwb@lib.jiangnan-univ', company: '江南大学图书馆', mobile: '138 6180 2201' },
    onChange: fn(),
    groups: [{ id: '7', name: '高校图书馆' }],
    rules: { isAddress: (text) => /^[^@\s]+@[^@\s]+\.\w+$/.test(text), isMobile: (text) => /^[\d +-]+$/.test(text) },
    onSubmit: fn(),
    onCancel: fn(),
    onDelete: fn(),
    duplicates: [{ id: '9', name: '钱老师（江大）', reason: 'mobile' }],
    onCompare: fn(),
    onKeepApart: fn(),
  },
  render: (args) => <Kept {...args} />,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ContactEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['CON-09', 'CON-13'],
  name: 'What is wrong is counted and shown, and the card follows what is typed',
  play: async ({ args, canvas }) => {
    const preview = within(canvas.getByRole('region', { name: 'Card preview' }));
    await expect(preview.getByText('钱文博')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('1 field needs a correction.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const email = canvas.getByRole('textbox', { name: /^Email/ });
    await expect(email).toHaveFocus();
    await userEvent.type(email, '.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalled();
  },
};

export const Duplicate: Story = {
  tags: ['CON-53'],
  name: 'Who may be the same person is shown beside the form',
  play: async ({ args, canvas }) => {
    const box = within(canvas.getByRole('region', { name: 'Possible duplicate' }));
    await userEvent.click(box.getByRole('button', { name: 'Compare and merge' }));
    await expect(args.onCompare).toHaveBeenCalled();
    await userEvent.click(box.getByRole('button', { name: 'Different people' }));
    await expect(args.onKeepApart).toHaveBeenCalledWith({ id: '9', name: '钱老师（江大）', reason: 'mobile' });
  },
};

export const New: Story = { args: { isNew: true, value: emptyContact, note: '', duplicates: [] } };
export const InChinese: Story = { parameters: { locale: 'zh-hans' } };
export const OnAPhone: Story = { parameters: { windowSize: { width: 390, height: 844 } } };
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { globals: { density: 'compact' } };
