import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Icon } from '../../foundation/icon-more/index.ts';
import * as layout from '../../foundation/styles/stories.css.ts';
import { ToggleButton } from './ToggleButton.tsx';
import { ToggleButtonGroup } from './ToggleButtonGroup.tsx';

const views = (
  <>
    <ToggleButton id="day">Day</ToggleButton>
    <ToggleButton id="week">Week</ToggleButton>
    <ToggleButton id="month">Month</ToggleButton>
  </>
);

const meta = {
  title: 'Parts/Actions/ToggleButton/Group',
  component: ToggleButtonGroup,
  args: { label: 'View', children: views, defaultSelectedKeys: ['month'], onSelectionChange: fn() },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof ToggleButtonGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryForm: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <ToggleButtonGroup {...args} label="Segmented" />
      <ToggleButtonGroup {...args} label="Separate" variant="separate" />
      <ToggleButtonGroup {...args} label="Quiet" variant="quiet" />
      <ToggleButtonGroup
        {...args}
        label="Several at once"
        variant="separate"
        selectionMode="multiple"
        defaultSelectedKeys={['day', 'week']}
      />
      <ToggleButtonGroup {...args} label="Icons" defaultSelectedKeys={['list']}>
        <ToggleButton id="list" label="As a list" icon={<Icon name="document_text" />} />
        <ToggleButton id="grid" label="As a grid" icon={<Icon name="grid" />} />
      </ToggleButtonGroup>
      <ToggleButtonGroup {...args} label="Disabled" isDisabled />
      <ToggleButtonGroup {...args} label="Upright" orientation="vertical" />
    </div>
  ),
};

export const ChosenWithTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'View' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Enter}');
    await expect(args.onSelectionChange).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(1);
    const [chosen] = canvas.getAllByRole('radio', { checked: true });
    // One is always on: a second press does not take it off.
    await userEvent.keyboard('{Enter}');
    await expect(chosen).toBeChecked();
  },
};

export const LongAndUnbrokenText: Story = {
  render: (args) => (
    <div className={layout.narrow}>
      <ToggleButtonGroup {...args}>
        <ToggleButton id="month">云川二期项目验收资料与合同归档文件夹二〇二六年度</ToggleButton>
        <ToggleButton id="b">Donaudampfschifffahrtselektrizitätenhauptbetriebswerk</ToggleButton>
        <ToggleButton id="c">Week</ToggleButton>
      </ToggleButtonGroup>
    </div>
  ),
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const Compact: Story = { globals: { density: 'compact' } };

export const InForcedColours: Story = { ...EveryForm, parameters: { chromatic: { forcedColors: 'active' } } };
