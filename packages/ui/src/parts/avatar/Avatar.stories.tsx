import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as layout from '../../foundation/styles/stories.css.ts';
import { Avatar } from './Avatar.tsx';
import { PortraitSource } from './PortraitSource.ts';

const meta = { title: 'Parts/Status/Avatar', component: Avatar, args: { name: '林月' } } satisfies Meta<typeof Avatar>;

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

const photo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z" fill="teal"/><circle cx="4" cy="3" r="2" fill="white"/></svg>')}`;

export const NamedWhereNoTextIs: Story = {
  args: { isNamed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '林月' })).toHaveTextContent('月');
  },
};

export const WithAPhotograph: Story = {
  args: {
    size: 'large',
    imageUrl: photo,
  },
};

export const FromTheSource: Story = {
  tags: ['SET-12'],
  name: 'An avatar with an address shows the photo that the source has of it, or else initials',
  render: () => (
    <PortraitSource value={(address) => (address === 'lin.yue@jinshu.example' ? photo : undefined)}>
      <Avatar name="林月" address="lin.yue@jinshu.example" />
      <Avatar name="陈伟" address="chen.wei@jinshu.example" />
    </PortraitSource>
  ),
  play: async ({ canvasElement }) => {
    await expect([...canvasElement.querySelectorAll('img')].map(({ src }) => src)).toEqual([photo]);
    await expect(canvasElement.querySelectorAll('[data-initials]')).toHaveLength(1);
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' }, args: { name: 'أحمد علي' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
