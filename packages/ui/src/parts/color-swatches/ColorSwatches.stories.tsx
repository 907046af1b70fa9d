import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { useStrings } from '../../foundation/provider/index.ts';
import { vars } from '../../foundation/theme/contract.css.ts';
import { FLAG_COLORS } from '../../mail/flag-picker/index.ts';
import { TagChip } from '../../mail/tag-chip/index.ts';
import { ColorSwatches, type ColorSwatchesProps } from './ColorSwatches.tsx';
import { TagColors, type TagColorsProps } from './TagColors.tsx';

const edges = [
  { id: 'light', color: 'oklch(0.95 0.05 90)', name: 'Light' },
  { id: 'middle', color: 'oklch(0.64 0.12 200)', name: 'Middle' },
  { id: 'dark', color: 'oklch(0.3 0.08 280)', name: 'Dark' },
];

function Kept(args: Omit<ColorSwatchesProps, 'onChange'> & { onChange?: (id: string) => void }) {
  const [value, setValue] = useState(args.value);
  return (
    <ColorSwatches
      {...args}
      value={value}
      onChange={(id) => {
        setValue(id);
        args.onChange?.(id);
      }}
    />
  );
}

const meta = {
  title: 'Parts/Forms/ColorSwatches',
  component: ColorSwatches,
  args: { label: 'Color', swatches: edges, value: 'middle', onChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ColorSwatches>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryForm: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {edges.map(({ id, name }) => (
        <Kept key={id} {...args} label={name} value={id} />
      ))}
      <Kept {...args} label="None chosen" value={null} />
      <Kept {...args} label="Without a name" showsName={false} />
      <Kept {...args} label="Hidden label" isLabelHidden columns={2} />
      <Kept {...args} label="Disabled" isDisabled />
    </div>
  ),
};

function Flags() {
  const { flags } = useStrings();
  const swatches = FLAG_COLORS.map((color) => ({ id: color, color: vars.color.flag[color].fill, name: flags[color] }));
  return <Kept label={flags.name} swatches={swatches} value="orange" columns={9} />;
}

export const NineFlags: Story = {
  tags: ['TAG-06'],
  name: 'Nine flags by their names',
  render: () => <Flags />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('option').map((option) => option.getAttribute('aria-label'))).toEqual([
      'Red flag',
      'Green',
      'Orange',
      'Blue',
      'Pink',
      'Cyan',
      'Yellow',
      'Purple',
      'Gray',
    ]);
    await expect(canvas.getByRole('option', { selected: true })).toHaveAccessibleName('Orange');
  },
};

function Tag(args: Partial<TagColorsProps>) {
  const [value, setValue] = useState(args.value ?? '#33B679');
  return (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <TagColors
        label="Color"
        {...args}
        value={value}
        onChange={(color) => {
          setValue(color);
          args.onChange?.(color);
        }}
      />
      <TagChip name="年度审计" color={value} />
    </div>
  );
}

export const SixteenTagColors: Story = {
  tags: ['TAG-14'],
  name: 'Sixteen presets, each with its name',
  render: () => <Tag />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('option')).toHaveLength(16);
    await expect(canvas.getByRole('option', { selected: true })).toHaveAccessibleName('Turquoise');
  },
};

const changed = fn();

export const WalkedWithTheKeyboard: Story = {
  render: () => <Tag onChange={changed} />,
  play: async ({ canvas }) => {
    changed.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('option', { name: 'Turquoise' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(canvas.getByRole('option', { name: 'Crape myrtle' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(changed).toHaveBeenLastCalledWith('#B84BB0');
    await expect(canvas.getByRole('option', { selected: true })).toHaveAccessibleName('Crape myrtle');
    await expect(canvas.getByText('Crape myrtle')).toBeVisible();
    await userEvent.keyboard('{ArrowUp}{Home}');
    await expect(canvas.getByRole('option', { name: 'Turquoise' })).toHaveFocus();
  },
};

export const AColourOfYourOwn: Story = {
  render: () => <Tag allowsCustom value="#123456" onChange={changed} />,
  play: async ({ canvas }) => {
    changed.mockClear();
    await expect(canvas.queryByRole('option', { selected: true })).toBeNull();
    const field = () => canvas.getByRole('textbox', { name: 'Custom color' });
    await userEvent.clear(field());
    await userEvent.type(field(), 'no colour{Enter}');
    await expect(field()).toHaveAccessibleDescription(/six digits/);
    await expect(changed).not.toHaveBeenCalled();
    await userEvent.clear(field());
    await userEvent.type(field(), '0b8457{Enter}');
    await expect(changed).toHaveBeenLastCalledWith('#0B8457');
    await expect(canvas.getByRole('option', { selected: true })).toHaveAccessibleName('Bamboo');
    await expect(field()).toHaveFocus();
    await expect(field()).toHaveValue('#0B8457');
  },
};

export const LongNames: Story = {
  args: {
    label: '一个写得很长的名称'.repeat(6),
    swatches: edges.map((swatch) => ({ ...swatch, name: '一个很长的颜色名称'.repeat(8) })),
  },
};

export const RightToLeft: Story = { render: () => <Tag allowsCustom />, parameters: { direction: 'rtl' } };

export const InForcedColours: Story = { render: () => <Tag />, parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { ...EveryForm, globals: { density: 'compact' } };
