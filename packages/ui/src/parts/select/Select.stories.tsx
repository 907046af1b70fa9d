import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Select } from './Select.tsx';
import { SelectItem } from './SelectItem.tsx';

const choices = (
  <>
    <SelectItem id="inbox" icon="mail_inbox">
      Inbox
    </SelectItem>
    <SelectItem id="drafts" icon="drafts">
      Drafts
    </SelectItem>
    <SelectItem id="contracts" icon="folder" description="256 mails">
      合同归档
    </SelectItem>
  </>
);

const meta = {
  title: 'Parts/Forms/Select',
  component: Select,
  args: { label: 'Folder', children: choices, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: 'inbox' } };

export const EveryForm: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Select {...args} placeholder="Choose a folder" />
      <Select {...args} defaultValue="contracts" description="Mails are moved there." />
      <Select {...args} defaultValue="inbox" labelPosition="beside" />
      <Select {...args} size="large" icon="folder" placeholder="Choose a folder" />
      <Select {...args} defaultValue="inbox" errorMessage="The folder is locked." />
      <Select {...args} defaultValue="inbox" isDisabled />
    </div>
  ),
};

export const ChosenWithTheKeyboard: Story = {
  args: { defaultValue: 'inbox' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Folder/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('drafts');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Drafts/ })).toHaveFocus());
  },
};

export const Open: Story = { args: { defaultValue: 'inbox', defaultOpen: true } };

export const LongUnbrokenText: Story = {
  args: {
    defaultOpen: true,
    defaultValue: 'long',
    children: (
      <>
        <SelectItem id="long">{'一个名称特别长的文件夹'.repeat(8)}</SelectItem>
        <SelectItem id="unbroken">{'averylongfoldername'.repeat(8)}</SelectItem>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const words = canvasElement.querySelector('button > span > span') as HTMLElement;
    await expect(getComputedStyle(words).textOverflow).toBe('ellipsis');
    await expect(words.scrollWidth).toBeGreaterThan(words.clientWidth);
  },
};

export const RightToLeft: Story = { args: { defaultValue: 'inbox', label: 'مجلد' }, parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { ...Default, parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { ...Open, globals: { density: 'compact' } };
