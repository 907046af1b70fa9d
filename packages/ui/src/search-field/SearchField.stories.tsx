import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Button } from '../button/index.ts';
import { vars } from '../theme/contract.css.ts';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Parts/SearchField',
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
