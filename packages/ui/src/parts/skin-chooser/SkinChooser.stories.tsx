import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { SkinTokens } from '../../foundation/theme/SkinTokens.ts';
import { skinList } from '../../foundation/theme/skinList.ts';
import { SkinChooser, SkinOptions, type SkinOptionsProps } from './index.ts';

const modules = import.meta.glob<Record<string, SkinTokens>>('../../foundation/theme/skins/*.tokens.ts', { eager: true });
const metas = new Map(Object.values(modules).flatMap((module) => Object.values(module).map(({ meta }) => [meta.id, meta] as const)));
const notes = { light: undefined, dark: 'Dark' };
const choices = skinList.map(({ id, colorScheme, contrast }) => ({
  id,
  name: metas.get(id)?.name.en ?? id,
  note: contrast === 'aaa' ? 'AAA' : notes[colorScheme],
}));

const meta = {
  title: 'Parts/Status/SkinChooser',
  component: SkinChooser,
  args: { title: 'Skin', inUseLabel: 'In use', skins: choices, value: 'jingdianlan', onChange: fn() },
} satisfies Meta<typeof SkinChooser>;
export default meta;
type Story = StoryObj<typeof meta>;

const optionWords = {
  followsSystemLabel: 'Match system dark mode',
  densityLabel: 'Density',
  densityNames: { compact: 'Compact', regular: 'Regular', cosy: 'Cozy' },
} as const;

function Options(changed: Pick<SkinOptionsProps, 'onDensityChange' | 'onFollowsSystemChange'>) {
  const [density, setDensity] = useState<SkinOptionsProps['density']>('regular');
  const [followsSystem, setFollowsSystem] = useState(false);
  return (
    <SkinOptions
      {...optionWords}
      density={density}
      followsSystem={followsSystem}
      onDensityChange={(next) => {
        setDensity(next);
        changed.onDensityChange(next);
      }}
      onFollowsSystemChange={(next) => {
        setFollowsSystem(next);
        changed.onFollowsSystemChange(next);
      }}
    />
  );
}

const onDensityChange = fn();
const onFollowsSystemChange = fn();

/** Fifteen skins, with the current one marked. */
export const Default: Story = {
  tags: ['SKN-01', 'SKN-02'],
  name: 'Default',
  args: {
    description: 'Used as soon as it is chosen, and kept with your account.',
    skins: choices.map((choice) => ({ ...choice, description: 'A sentence on what it is about' })),
    children: <Options onDensityChange={onDensityChange} onFollowsSystemChange={onFollowsSystemChange} />,
  },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('radiogroup', { name: 'Skin' })).getAllByRole('radio')).toHaveLength(15);
    await expect(canvas.getByRole('radio', { name: /Classic Blue In use/ })).toBeChecked();
  },
};

export const ChosenWithTheKeyboard: Story = {
  tags: ['SKN-02', 'SKN-03'],
  name: 'Chosen with the keyboard',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /Classic Blue/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenCalledWith('qingxinlu');
  },
};

export const DensityAndSystemWithTheKeyboard: Story = {
  args: { children: <Options onDensityChange={onDensityChange} onFollowsSystemChange={onFollowsSystemChange} /> },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(onFollowsSystemChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('switch', { name: 'Match system dark mode' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(onDensityChange).toHaveBeenLastCalledWith('cosy');
    await expect(canvas.getByRole('radio', { name: 'Cozy' })).toBeChecked();
  },
};

/** Each sample has its own colors, images and title font, whatever the skin of the page. */
export const InADarkPage: Story = { args: { value: 'moye' }, globals: { skin: 'moye' } };

export const LongUnbrokenName: Story = {
  args: {
    skins: [
      {
        id: 'moye',
        name: 'Nachtschwarzetintenfarbe墨夜墨夜墨夜墨夜墨夜墨夜',
        note: 'Dark',
        description: 'Donaudampfschifffahrtsgesellschaftskapitän',
      },
      { id: 'suxuan', name: '素纸一张墨线为界素纸一张墨线为界素纸一张墨线为界', description: '素纸一张，墨线为界，素纸一张，墨线为界。' },
    ],
    value: 'moye',
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' }, args: Default.args ?? {} };

export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
