import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './Icon.tsx';
import { type MoreIconName, moreIcons } from './moreIcons.ts';

const meta = { title: 'Parts/Status/Icon/More', component: Icon, args: { name: 'text_bold' } } satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryIconInBothSizes: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))', gap: 8 }}>
      {(Object.keys(moreIcons) as MoreIconName[]).map((name) => (
        <li key={name} style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
          <Icon name={name} />
          <Icon name={name} size={20} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
