import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Parts/Forms/Checkbox',
  component: Checkbox,
  args: { children: 'Remember user name', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryState: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <Checkbox>Empty</Checkbox>
      <Checkbox defaultSelected>Ticked</Checkbox>
      <Checkbox isIndeterminate>Partly</Checkbox>
      <Checkbox isInvalid>Invalid</Checkbox>
      <Checkbox isDisabled>Disabled</Checkbox>
      <Checkbox isDisabled isSelected>
        Disabled and ticked
      </Checkbox>
      <Checkbox aria-label="Without words" />
    </div>
  ),
};

export const TickedWithTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Remember user name' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

/** The input covers the visible box, with or without a label, so that touch users of screen readers find it there. */
export const FoundWhereTheBoxIs: Story = {
  ...EveryState,
  play: async ({ canvas }) => {
    for (const input of canvas.getAllByRole<HTMLInputElement>('checkbox').filter(({ disabled }) => !disabled)) {
      const box = input.closest('label')?.querySelector('span:not(:first-child)')?.getBoundingClientRect() ?? new DOMRect();
      await expect(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)).toBe(input);
    }
  },
};

export const LongText: Story = {
  args: { children: '我已阅读并同意使用规定，包括但不限于邮件保存期限、审核制度与个人信息的使用范围。'.repeat(3) },
};

export const RightToLeft: Story = { args: { children: 'تذكر الاسم', defaultSelected: true }, parameters: { direction: 'rtl' } };

export const InForcedColours: Story = { ...EveryState, parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { ...EveryState, globals: { density: 'compact' } };
