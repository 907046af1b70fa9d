import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent } from 'storybook/test';
import { Icon } from '../../foundation/icon/index.ts';
import { vars } from '../../foundation/theme/contract.css.ts';
import { Button } from '../button/index.ts';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '../menu/index.ts';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

const meta = {
  title: 'Parts/Forms/SearchField',
  component: SearchField,
  args: {
    label: 'Search mail',
    placeholder: 'Search mail, people or attachments',
    maxLength: 100,
    onSubmit: fn(),
    onChange: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryVariant: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 440 }}>
      <SearchField {...args} />
      <SearchField {...args} defaultValue="验收" />
      <SearchField {...args} isDisabled />
      <div style={{ display: 'grid', gap: 16, padding: 16, background: vars.color.bar.bg }}>
        <SearchField {...args} variant="bar" />
        <SearchField
          {...args}
          variant="bar"
          defaultValue="验收"
          end={
            <Button variant="link" size="small">
              Keyword
            </Button>
          }
        />
      </div>
    </div>
  ),
};

export const SearchedAndClearedWithTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const field = canvas.getByRole('searchbox', { name: 'Search mail' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('验收{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('验收');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

const scoped = fn();

function WithScopes(props: SearchFieldProps) {
  const [scope, setScope] = useState('keyword');
  const scopes = { keyword: 'Keyword', subject: 'Subject', attachment: 'Attachment contains' };
  return (
    <SearchField
      {...props}
      end={
        <MenuTrigger>
          <Button variant="link" size="small" iconAfter={<Icon name="chevron_down" />}>
            {scopes[scope as keyof typeof scopes]}
          </Button>
          <Menu
            aria-label="Search in"
            onAction={(key) => {
              scoped(key);
              if (key !== 'advanced') setScope(String(key));
            }}
          >
            {Object.entries(scopes).map(([id, label]) => (
              <MenuItem key={id} id={id}>
                {label}
              </MenuItem>
            ))}
            <MenuSeparator />
            <MenuItem id="advanced">Advanced search</MenuItem>
          </Menu>
        </MenuTrigger>
      }
    />
  );
}

export const Scopes: Story = {
  tags: ['SRC-01', 'SRC-02'],
  name: 'The box takes 50 characters, and offers three scopes and the advanced search',
  args: { maxLength: 50 },
  render: (args) => <WithScopes {...args} />,
  play: async ({ args, canvas }) => {
    scoped.mockClear();
    const field = canvas.getByRole('searchbox', { name: 'Search mail' });
    await userEvent.type(field, '验'.repeat(60));
    await expect(field).toHaveValue('验'.repeat(50));
    await userEvent.click(canvas.getByRole('button', { name: 'Keyword' }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual(['Keyword', 'Subject', 'Attachment contains', 'Advanced search']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Attachment contains' }));
    await expect(await canvas.findByRole('button', { name: 'Attachment contains' })).toBeVisible();
    await userEvent.type(field, '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('验'.repeat(50));
  },
};

export const EnterTakesACandidateOfAnInputMethod: Story = {
  args: { defaultValue: 'yanshou' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox');
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: true });
    fireEvent.keyDown(field, { key: 'Escape', keyCode: 229, isComposing: true });
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(field).toHaveValue('yanshou');
  },
};

export const LongUnbrokenText: Story = { args: { defaultValue: '验收'.repeat(60), end: <span>关键字</span> } };

export const RightToLeft: Story = { args: { defaultValue: 'مراجعة', end: <span>الكلمات</span> }, parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { globals: { density: 'compact' } };
