import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Icon } from '../../foundation/icon/index.ts';
import * as layout from '../../foundation/styles/stories.css.ts';
import { ToggleButton } from './ToggleButton.tsx';

const meta = {
  title: 'Parts/Actions/ToggleButton',
  component: ToggleButton,
  args: { children: 'Unread only', onChange: fn() },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof ToggleButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultSelected: true } };

export const EveryVariantSizeAndState: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['small', 'regular', 'large'] as const).map((size) =>
        (['solid', 'quiet'] as const).map((variant) => (
          <div key={`${size}-${variant}`} className={layout.grid}>
            <ToggleButton {...{ size, variant }} icon={<Icon name="filter" />}>
              Off
            </ToggleButton>
            <ToggleButton {...{ size, variant }} icon={<Icon name="filter" />} defaultSelected>
              On
            </ToggleButton>
            <ToggleButton {...{ size, variant }} isDisabled>
              Disabled
            </ToggleButton>
            <ToggleButton {...{ size, variant }} isDisabled isSelected>
              Disabled, on
            </ToggleButton>
            <ToggleButton {...{ size, variant }} label={`Grid, ${size}, ${variant}`} icon={<Icon name="grid" />} defaultSelected />
            <ToggleButton {...{ size, variant }} label={`Flag, ${size}, ${variant}`} icon={<Icon name="flag" />} />
          </div>
        )),
      )}
    </div>
  ),
};

export const PressedWithTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Unread only' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const LongAndUnbrokenText: Story = {
  render: () => (
    <div className={layout.narrow}>
      <ToggleButton>云川二期项目验收资料与合同归档文件夹二〇二六年度第四季度</ToggleButton>
      <ToggleButton defaultSelected>Donaudampfschifffahrtselektrizitätenhauptbetriebswerk</ToggleButton>
    </div>
  ),
};

export const RightToLeft: Story = {
  args: { defaultSelected: true, icon: <Icon name="filter" />, children: 'غير مقروء' },
  parameters: { direction: 'rtl' },
};

export const InForcedColours: Story = { ...EveryVariantSizeAndState, parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { ...Default, globals: { density: 'compact' } };
