import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from './Icon.tsx';
import { type IconName, icons } from './icons.ts';

const meta = { title: 'Parts/Status/Icon', component: Icon, args: { name: 'mail' } } satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryIconInBothSizes: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))', gap: 8 }}>
      {(Object.keys(icons) as IconName[]).map((name) => (
        <li key={name} style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
          <Icon name={name} />
          <Icon name={name} size={20} />
          {name}
        </li>
      ))}
    </ul>
  ),
};

export const NamedWhereNoWordIs: Story = {
  args: { label: 'Unread' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Unread' })).toBeInTheDocument();
  },
};

export const ArrowsTurnRightToLeft: Story = { args: { name: 'arrow_reply', isMirrored: true }, parameters: { direction: 'rtl' } };
