import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Lifeline, type LifeStation } from './Lifeline.tsx';

const meta = {
  title: 'Mail/Reading/Lifeline',
  component: Lifeline,
  args: {
    steps: [
      { station: 'written', state: 'done' },
      { station: 'sent', state: 'done', count: 3 },
      { station: 'delivered', state: 'now', count: 2 },
      { station: 'read', state: 'ahead' },
    ],
  },
} satisfies Meta<typeof Lifeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const stations: readonly LifeStation[] = [
  'written',
  'undoable',
  'scheduled',
  'in-review',
  'sent',
  'delivered',
  'read',
  'recalled',
  'burned',
];

export const EveryStation: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {stations.map((now, at) => (
        <Lifeline
          key={now}
          steps={stations.map((station, index) => ({
            station,
            state: index < at ? 'done' : index === at ? 'now' : 'ahead',
            ...(index > 2 && index <= at && { count: 12 - index }),
          }))}
        />
      ))}
    </div>
  ),
};

export const Failed: Story = {
  args: {
    steps: [
      { station: 'written', state: 'done' },
      { station: 'sent', state: 'done', count: 2 },
      { station: 'delivered', state: 'now', count: 1, isFailed: true },
      { station: 'read', state: 'ahead' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('not for all recipients')).toBeInTheDocument();
  },
};

export const SaidAloud: Story = {
  tags: ['SND-26'],
  name: 'Says where the letter is, for how many, and what is still ahead',
  play: async ({ canvas }) => {
    const line = within(canvas.getByRole('list', { name: 'Message progress' }));
    const said = line.getAllByRole('listitem');
    await expect(said.map(({ textContent }) => textContent)).toEqual([
      'Written',
      'Sent33 recipients',
      'Delivered22 recipients',
      'Readnot yet',
    ]);
    await expect(said.map((item) => item.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
  },
};

export const Narrow: Story = { decorators: [(Story) => <div style={{ inlineSize: 180 }}>{Story()}</div>] };
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
