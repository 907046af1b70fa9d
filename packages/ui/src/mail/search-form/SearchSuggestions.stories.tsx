import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useRef, useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { SearchField } from '../../parts/search-field/index.ts';
import { SearchChips } from './SearchChips.tsx';
import { SearchSuggestions } from './SearchSuggestions.tsx';

const submitted = fn();

function InField({ onPick, onClose, ...props }: ComponentProps<typeof SearchSuggestions>) {
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(true);
  return (
    <div style={{ maxInlineSize: '360px', blockSize: '320px' }}>
      <SearchField autoFocus label="Search mail" inputRef={input} onSubmit={submitted} />
      {isOpen && (
        <SearchSuggestions
          {...props}
          inputRef={input}
          onPick={onPick}
          onClose={() => {
            setOpen(false);
            onClose();
          }}
        />
      )}
    </div>
  );
}

const meta = {
  title: 'Mail/Mailbox/SearchSuggestions',
  component: SearchSuggestions,
  render: InField,
  args: {
    inputRef: { current: null },
    label: 'Search suggestions',
    status: '4 suggestions',
    chips: ['From: 陈伟', 'Unread'],
    suggestions: [
      { id: 'a', kind: 'recent', label: '验收 from:chen' },
      { id: 'b', kind: 'person', label: '陈伟', detail: 'chen.wei@jinshu.example' },
      { id: 'c', kind: 'folder', label: '合同归档', detail: 'in:合同归档' },
      { id: 'd', kind: 'operator', label: 'before:', detail: 'Before …' },
    ],
    onPick: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SearchSuggestions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ChosenWithTheKeyboard: Story = {
  tags: ['SRC-03'],
  name: 'Enter without a choice is the field’s own, which keeps the focus',
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search mail' });
    await screen.findByRole('listbox', { name: 'Search suggestions' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(submitted).toHaveBeenCalledOnce();
    await expect(args.onPick).not.toHaveBeenCalled();
  },
};

export const ClosedWithEscape: Story = {
  tags: ['SRC-19'],
  name: 'Arrows choose, and Escape closes the list and keeps what was typed',
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search mail' });
    await screen.findByRole('listbox');
    await userEvent.type(field, 'plan');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('陈伟');
    await expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(field).toHaveValue('plan');
  },
};

export const LongText: Story = {
  args: {
    chips: ['Subject: '.concat('x'.repeat(120))],
    suggestions: [{ id: 'a', kind: 'person', label: 'x'.repeat(90), detail: 'y'.repeat(90) }],
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const Chips: Story = {
  tags: ['SRC-19'],
  name: 'What a search is narrowed by can be taken out',
  render: ({ onPick }) => (
    <SearchChips
      chips={[
        { id: 'from', label: 'From: 陈伟' },
        { id: 'is', label: 'Unread' },
      ]}
      onRemove={(id) => onPick({ id, kind: 'operator', label: id })}
      removeLabel={(label) => `Remove ${label}`}
    />
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Unread' }));
    await expect(args.onPick).toHaveBeenCalledWith({ id: 'is', kind: 'operator', label: 'is' });
  },
};
