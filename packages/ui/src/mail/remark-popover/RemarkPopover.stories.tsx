import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../parts/button/index.ts';
import { PopoverTrigger } from '../../parts/popover/index.ts';
import { RemarkEditor, type RemarkEditorProps } from './RemarkEditor.tsx';
import { RemarkPopover } from './RemarkPopover.tsx';

const saved = '财务要求补高铁行程单，周五前寄到二号楼前台，收件人写陆景行。';

function Kept(props: RemarkEditorProps) {
  const [remark, setRemark] = useState(props.remark);
  return (
    <RemarkEditor
      {...props}
      remark={remark}
      onSave={(text) => {
        props.onSave(text);
        setRemark(text);
      }}
      onDelete={() => {
        props.onDelete?.();
        setRemark('');
      }}
    />
  );
}

const meta = {
  title: 'Mail/Mailbox/Note',
  component: RemarkEditor,
  args: { remark: saved, onSave: fn(), onDelete: fn(), onClose: fn() },
  render: (args) => (
    <div style={{ inlineSize: 300 }}>
      <Kept {...args} />
    </div>
  ),
} satisfies Meta<typeof RemarkEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryState: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 300px)', gap: 24 }}>
      <RemarkEditor {...args} />
      <RemarkEditor {...args} variant="box" />
      <RemarkEditor {...args} remark="" />
      <RemarkEditor {...args} remark="" isPending />
      <RemarkEditor {...args} remark="" variant="box" errorMessage="The remark was not saved." />
    </div>
  ),
};

export const ChangedWithTheKeyboard: Story = {
  tags: ['TAG-22', 'TAG-24', 'RED-34'],
  name: 'A remark is seen, changed, saved and deleted; cancel restores the saved text',
  play: async ({ args, canvas }) => {
    const press = async (name: string) => {
      canvas.getByRole('button', { name }).focus();
      await userEvent.keyboard('{Enter}');
    };
    await expect(canvas.getByText(saved)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus());
    await press('Edit');
    const field = canvas.getByRole('textbox', { name: 'Note' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard(' not kept');
    await press('Cancel');
    await expect(canvas.getByText(saved)).toBeVisible();
    await press('Edit');
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue(saved);
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Note' }));
    await userEvent.keyboard(' Call back on Friday ');
    await press('Save');
    await expect(args.onSave).toHaveBeenCalledWith('Call back on Friday');
    await expect(canvas.getByText('Call back on Friday')).toBeVisible();
    await press('Delete');
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('');
  },
};

export const TextIsOwed: Story = {
  tags: ['TAG-23'],
  name: 'A remark is required and has at most 200 characters',
  args: { remark: '' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Note' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(field).toBeInvalid();
    await expect(canvas.getByText('Enter a note.')).toBeVisible();
    await userEvent.click(field);
    await userEvent.paste('字'.repeat(201));
    await expect(canvas.getByText('Use 200 characters or fewer.')).toBeVisible();
    await expect(canvas.getByText('201 / 200')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(field, '{Backspace}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith('字'.repeat(200));
  },
};

export const SavedByCtrlEnter: Story = {
  render: (args) => <RemarkEditor {...args} remark="" />,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Call back{Control>}{Enter}{/Control}');
    await expect(args.onSave).toHaveBeenCalledWith('Call back');
  },
};

export const GivenUp: Story = {
  args: { remark: '' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const InAPopover: Story = {
  render: (args) => (
    <PopoverTrigger>
      <Button>Mark</Button>
      <RemarkPopover remark="" onSave={args.onSave} />
    </PopoverTrigger>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Note' })).toBeNull());
  },
};

export const LongUnbrokenText: Story = { args: { remark: 'unbroken'.repeat(25) } };
export const RightToLeft: Story = { parameters: { direction: 'rtl' }, args: { remark: '' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } }, args: { variant: 'box' } };
export const Compact: Story = { globals: { density: 'compact' } };
