import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { type AddressEntry, AddressList, type AddressListProps } from './AddressList.tsx';

const entries: AddressEntry[] = [
  { id: '1', text: 'chen.wei@jinshu.example' },
  { id: '2', text: '@yunchuan.example' },
];

function Kept(props: AddressListProps) {
  const [keys, setKeys] = useState(props.selectedKeys);
  const [own, setOwn] = useState(props.entries);
  return (
    <AddressList
      {...props}
      entries={own}
      onAdd={(text) => {
        setOwn((known) => [...known, { id: text, text }]);
        props.onAdd(text);
      }}
      selectedKeys={keys}
      onSelectionChange={setKeys}
    />
  );
}

const meta = {
  title: 'Mail/Settings/AddressList',
  component: AddressList,
  args: {
    label: 'Allowed senders',
    entries,
    onAdd: fn(),
    selectedKeys: new Set<string>(),
    onSelectionChange: fn(),
    onDelete: fn(),
    onClear: fn(),
  },
  render: (args) => <Kept {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640, padding: 24, background: 'var(--jinshu-color-surface-panel)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AddressList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['SET-74', 'SET-75', 'SET-76'],
  name: 'Entries of a white- or blacklist are listed, added and removed: addresses, or @ and a domain',
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'New entry' });
    await userEvent.type(field, 'elsewhere.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(await canvas.findByText('Enter an address, or @ followed by a domain.')).toBeVisible();
    await expect(args.onAdd).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '@elsewhere.example{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith('@elsewhere.example');
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'Chen.Wei@jinshu.example{Enter}');
    await expect(await canvas.findByText('This entry is already in the list.')).toBeVisible();
    const row = canvas.getByRole('row', { name: '@yunchuan.example' });
    row.focus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledWith(['2']);
  },
};

export const Targets: Story = {
  tags: ['SET-70', 'SET-71', 'SET-72'],
  name: 'Mail is forwarded to addresses, which are turned on and off',
  args: {
    label: 'Auto-forward',
    kind: 'address',
    entries: [
      { id: '1', text: 'chen.wei@jinshu.example', isActive: true },
      { id: '2', text: 'lin.yue@jinshu.example', isActive: false },
    ],
    onActiveChange: fn(),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(await canvas.findByText('Enter an address.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'New entry' }), '@jinshu.example{Enter}');
    await expect(await canvas.findByText('Enter a valid address.')).toBeVisible();
    await expect(args.onAdd).not.toHaveBeenCalled();
    const row = canvas.getByRole('row', { name: 'lin.yue@jinshu.example' });
    row.focus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Enable' }));
    await expect(args.onActiveChange).toHaveBeenCalledWith(['2'], true);
  },
};

export const SmsSenders: Story = {
  tags: ['SET-87'],
  name: 'Senders whose mail brings an SMS are listed and added',
  args: { label: 'Senders', kind: 'address', entries: [] },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'New entry' }), 'zhou@jinshu.example{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith('zhou@jinshu.example');
    await expect(await canvas.findByRole('row', { name: 'zhou@jinshu.example' })).toBeVisible();
  },
};

export const Pending: Story = { args: { isPending: true } };
export const Failed: Story = { args: { errorMessage: 'The entry was not added.' } };
export const Loading: Story = { args: { entries: [], isLoading: true } };
export const LongUnbrokenText: Story = {
  args: { label: 'unbroken'.repeat(20), entries: [{ id: '1', text: `${'unbroken'.repeat(30)}@jinshu.example` }] },
};
export const OnAPhone: Story = { parameters: { windowSize: { width: 390, height: 844 } } };
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { globals: { density: 'compact' } };
