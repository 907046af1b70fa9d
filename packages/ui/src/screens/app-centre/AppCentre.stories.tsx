import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AppCentre, type CentreApp } from './AppCentre.tsx';

const picture = (fill: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${fill}"/><circle cx="20" cy="20" r="9" fill="#fff"/></svg>`)}`;

const apps: CentreApp[] = [
  { id: 'oa', name: '协同办公平台', description: '请假、用印、合同审批', href: 'https://oa.example/', iconUrl: picture('#33b679') },
  { id: 'travel', name: '差旅与报销', description: '预订、垫付与退单', href: 'https://travel.example/', iconUrl: picture('#1e5fc4') },
  { id: 'wiki', name: 'Knowledge base', href: 'https://wiki.example/' },
  { id: 'meeting', name: '会议室', description: '查看与预约', href: 'https://rooms.example/', iconUrl: picture('#b4530c') },
];

const meta = {
  title: 'Mail/Settings/AppCentre',
  component: AppCentre,
  args: { apps },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', blockSize: 420 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppCentre>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['APP-01'],
  name: 'Each application shows its icon, name and description, and opens in a window of its own',
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'App centre' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(apps.length);
    const link = list.getByRole('link', { name: /^协同办公平台.*\(opens in a new window\)$/ });
    await expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      'https://oa.example/',
      '_blank',
      'noopener noreferrer',
    ]);
    await expect(within(link).getByText('请假、用印、合同审批')).toBeVisible();
    await expect(link.querySelector('img')).toHaveAttribute('src', apps[0]?.iconUrl);
    await expect(list.getByRole('link', { name: /^Knowledge base/ }).querySelector('img')).toBeNull();
  },
};

export const Empty: Story = {
  tags: ['APP-03'],
  name: 'An empty app centre says so in a short text',
  args: { apps: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No apps yet')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const WithTheKeyboard: Story = {
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};

export const NotAPage: Story = {
  name: 'an address that would run in this window is no link',
  args: { apps: [{ id: 'x', name: 'Trap', href: 'javascript:alert(1)' }] },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Trap/ });
    await expect(link).not.toHaveAttribute('href');
    await expect(link).toHaveAttribute('aria-disabled', 'true');
  },
};

export const BrokenPicture: Story = {
  args: { apps: [{ id: 'x', name: '差旅与报销', href: 'https://travel.example/', iconUrl: 'data:image/png;base64,AAAA' }] },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /差旅/ });
    await waitFor(() => expect(link.querySelector('img')).toBeNull());
    await expect(link.querySelectorAll('svg')).toHaveLength(2);
  },
};

export const Failed: Story = {
  args: { apps: [], errorMessage: 'The applications were not loaded.', onRetry: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The applications were not loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { apps: [], isLoading: true } };
export const InChinese: Story = { parameters: { locale: 'zh-hans' } };
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const OnAPhone: Story = { parameters: { windowSize: { width: 390, height: 844 } } };
export const LongText: Story = {
  args: {
    apps: [
      {
        id: '1',
        name: 'Reisekostenabrechnungsgenehmigungsverfahren',
        description: '没有空格的很长的说明'.repeat(12),
        href: 'https://a.example/',
      },
      { id: '2', name: '名'.repeat(60), href: 'https://b.example/' },
    ],
  },
};
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { globals: { density: 'compact' } };
