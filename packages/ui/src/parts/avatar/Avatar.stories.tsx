import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as layout from '../../foundation/styles/stories.css.ts';
import { Avatar } from './Avatar.tsx';

const meta = { title: 'Parts/Avatar', component: Avatar, args: { name: '林月' } } satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const people = [
  '林月',
  '陈伟',
  '沈禾',
  '周安',
  'Ada Lovelace',
  '欧阳修远',
  'service',
  '财务共享中心',
  'Åsa Öberg',
  '何以安',
  '顾明远',
  '苏晚晴',
];

export const EverySizeAndColour: Story = {
  render: () => (
    <>
      {(['small', 'regular', 'large'] as const).map((size) => (
        <div key={size} className={layout.grid} style={{ marginBlockEnd: 12 }}>
          {people.map((name) => (
            <Avatar key={name} name={name} size={size} />
          ))}
        </div>
      ))}
    </>
  ),
};

export const NamedWhereNoTextIs: Story = {
  args: { isNamed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '林月' })).toHaveTextContent('月');
  },
};

export const WithAPhotograph: Story = {
  args: {
    size: 'large',
    imageUrl: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z" fill="teal"/><circle cx="4" cy="3" r="2" fill="white"/></svg>')}`,
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' }, args: { name: 'أحمد علي' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
