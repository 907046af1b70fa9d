import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Icon } from '../../foundation/icon/index.ts';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';
import { ComboBoxItem } from './index.ts';

interface Department {
  id: string;
  name: string;
  people: number;
}

const departments: Department[] = [
  { id: 'research', name: '研发中心', people: 86 },
  { id: 'finance', name: '财务部', people: 14 },
  { id: 'compliance', name: '合规部', people: 9 },
  { id: 'marketing', name: 'Marketing', people: 21 },
];

const choices = departments.map(({ id, name, people }) => (
  <ComboBoxItem key={id} id={id} textValue={name} description={`${people} people`}>
    {name}
  </ComboBoxItem>
));

const meta = {
  title: 'Parts/Forms/ComboBox',
  component: ComboBox,
  args: { label: 'Department', children: choices, onChange: fn(), onQueryChange: fn(), onRetry: fn() },
  argTypes: { children: { control: false }, start: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320, minHeight: 220 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: 'research' } };

export const EveryForm: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <ComboBox {...args} placeholder="Type a name" />
      <ComboBox {...args} label="With help" defaultValue="finance" description="As in the address book." />
      <ComboBox {...args} label="Beside" labelPosition="beside" defaultValue="finance" />
      <ComboBox {...args} label="Hidden name" isLabelHidden placeholder="Hidden name" start={<Icon name="person" />} />
      <ComboBox {...args} label="Large" size="large" defaultValue="marketing" />
      <ComboBox {...args} label="Invalid" errorMessage="There is no such department." />
      <ComboBox {...args} label="Disabled" isDisabled defaultValue="finance" />
      <ComboBox {...args} label="Read only" isReadOnly defaultValue="finance" />
    </div>
  ),
};

export const FoundWithTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const field = canvas.getByRole('combobox', { name: 'Department' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('market');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('marketing');
    await expect(field).toHaveValue('Marketing');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const OpenedWithThePointer: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('option', { name: /合规部/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('compliance');
  },
};

export const NothingMatches: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await waitFor(() => expect(screen.getByText('No matches')).toBeVisible());
  },
};

/** Looks up names like a server. The items arrive when the story releases them. */
function Lookup(args: Partial<ComboBoxProps<Department>>) {
  const [items, setItems] = useState<Department[]>([]);
  const [state, setState] = useState<'loading' | 'failed' | 'done'>('loading');
  return (
    <>
      <ComboBox<Department>
        {...args}
        label="Department"
        items={items}
        isLoading={state === 'loading'}
        loadError={state === 'failed'}
        onQueryChange={(query) => {
          args.onQueryChange?.(query);
          setState('loading');
        }}
        onRetry={() => {
          args.onRetry?.();
          setState('loading');
        }}
      >
        {({ id, name, people }) => (
          <ComboBoxItem id={id} textValue={name} description={`${people} people`}>
            {name}
          </ComboBoxItem>
        )}
      </ComboBox>
      <div style={{ position: 'fixed', insetBlockEnd: 8, display: 'flex', gap: 8 }}>
        <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setState('failed')}>
          Fail
        </button>
        <button
          type="button"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            setItems(departments);
            setState('done');
          }}
        >
          Answer
        </button>
      </div>
    </>
  );
}

/** Fire an event instead of a pointer press: a press outside would close the list. */
const press = (name: string) => fireEvent.click(screen.getByText(name));

export const LoadsFailsAndLoadsAgain: Story = {
  render: (args) => <Lookup onQueryChange={args.onQueryChange} onRetry={args.onRetry} onChange={args.onChange} />,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Department' });
    await userEvent.type(field, 'r');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('r');
    await waitFor(() => expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeVisible());
    await press('Fail');
    await waitFor(() => expect(screen.getByRole('option', { name: /Couldn’t load/ })).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeVisible());
    await press('Answer');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('research');
    await expect(field).toHaveValue('研发中心');
  },
};

export const LoadsMoreBelowWhatIsThere: Story = {
  render: () => (
    <ComboBox label="Department" items={departments} isLoading>
      {({ id, name }) => <ComboBoxItem id={id}>{name}</ComboBoxItem>}
    </ComboBox>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
    await waitFor(() => expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeVisible());
  },
};

export const LeavesAnInputMethodAlone: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('combobox');
    field.focus();
    await fireEvent.compositionStart(field);
    await fireEvent.input(field, { target: { value: "cai'w" }, isComposing: true });
    await fireEvent.keyDown(field, { key: 'ArrowDown', keyCode: 229, isComposing: true });
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: true });
    await expect(args.onQueryChange).not.toHaveBeenCalled();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await fireEvent.input(field, { target: { value: '财务' } });
    await fireEvent.compositionEnd(field, { data: '财务' });
    // Safari's Enter, which comes after the end.
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    await expect(args.onQueryChange).toHaveBeenCalledOnce();
    await expect(args.onQueryChange).toHaveBeenCalledWith('财务');
    await expect(field).toHaveValue('财务');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('finance');
  },
};

export const LongUnbrokenText: Story = {
  args: {
    label: '一个写得很长的字段名称'.repeat(5),
    children: (
      <>
        <ComboBoxItem id="long">{'一个名称特别长的部门'.repeat(8)}</ComboBoxItem>
        <ComboBoxItem id="unbroken">{'averylongdepartmentname'.repeat(8)}</ComboBoxItem>
      </>
    ),
    defaultValue: 'long',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  },
};

export const RightToLeft: Story = { args: { label: 'قسم', defaultValue: 'marketing' }, parameters: { direction: 'rtl' } };

export const Compact: Story = { args: { defaultValue: 'research' }, globals: { density: 'compact' } };

export const ForcedColoursHaveAnEdge: Story = {
  args: { defaultValue: 'research' },
  parameters: { chromatic: { forcedColors: 'active' } },
};
