import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { QueryCentre, type QueryCentreProps } from './QueryCentre.tsx';
import type { LoginRecord, MailRecord, Query } from './query.ts';

const logins: LoginRecord[] = [
  { id: '1', at: '2026-11-20T01:42:00Z', address: '203.0.113.24', place: '中国电信 · 上海', outcome: 'success' },
  {
    id: '2',
    at: '2026-11-19T14:05:00Z',
    address: '2001:db8:85a3::8a2e:370:7334',
    place: '',
    outcome: 'failure',
    detail: 'Incorrect password',
  },
];
const mails: MailRecord[] = [
  {
    id: '1',
    at: '2026-11-20T02:10:00Z',
    person: 'chen.wei@jinshu.example',
    subject: '云川二期验收方案',
    size: 48_551_892,
    outcome: 'success',
  },
  { id: '2', at: '2026-11-20T02:12:00Z', person: 'helene@nord-atelier.example', subject: 'Offre', size: 20_480, outcome: 'waiting' },
  { id: '3', at: '2026-11-18T09:30:00Z', person: 'nobody@nowhere.example', subject: '', size: 900, outcome: 'failure', detail: '5.1.1' },
];
const query: Query = { log: 'login', span: 'week', size: null, keyword: '' };

function Kept(props: QueryCentreProps) {
  const [kept, setKept] = useState(props.query);
  const onQueryChange = (next: Query) => {
    setKept(next);
    props.onQueryChange(next);
  };
  return <QueryCentre {...props} query={kept} onQueryChange={onQueryChange} />;
}

const meta = {
  title: 'Mail/Settings/QueryCentre',
  component: QueryCentre,
  args: {
    query,
    onQueryChange: fn(),
    logins,
    mails,
    total: 43,
    page: 1,
    onPageChange: fn(),
    onPageSizeChange: fn(),
    timeZone: 'Asia/Shanghai',
  },
  render: (args) => <Kept {...args} />,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', blockSize: 480 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof QueryCentre>;

export default meta;
type Story = StoryObj<typeof meta>;

interface Canvas {
  getAllByRole: (role: string) => HTMLElement[];
}
const heads = (canvas: Canvas) => canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
const openList = async (name: string) => {
  const options = within(await screen.findByRole('listbox', { name })).getAllByRole('option');
  return options.map(({ textContent }) => textContent);
};

export const Default: Story = {
  tags: ['QRY-01', 'QRY-08'],
  name: 'Each login shows its time, address, provider or place, and outcome',
  play: async ({ canvas }) => {
    await expect(heads(canvas)).toEqual(['Time', 'Address', 'Provider or place', 'Outcome']);
    const rows = within(canvas.getByRole('grid', { name: 'Logins' }));
    const good = within(rows.getByRole('row', { name: '203.0.113.24 中国电信 · 上海' }));
    for (const words of ['Nov 20 09:42', '中国电信 · 上海', 'Succeeded']) await expect(good.getByText(words)).toBeVisible();
    await expect(within(rows.getByRole('row', { name: /^2001/ })).getByText('Incorrect password')).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

export const SentMail: Story = {
  tags: ['QRY-02', 'QRY-09'],
  name: 'Each sent mail shows its time, recipient, subject, size and outcome',
  args: { query: { ...query, log: 'send' } },
  play: async ({ canvas }) => {
    await expect(heads(canvas)).toEqual(['Time', 'Recipient', 'Subject', 'Size', 'Outcome']);
    const rows = within(canvas.getByRole('grid', { name: 'Sent mail' }));
    const row = within(rows.getByRole('row', { name: /云川/ }));
    for (const words of ['Nov 20 10:10', 'chen.wei@jinshu.example', '云川二期验收方案', '46.3 MB', 'Succeeded'])
      await expect(row.getByText(words)).toBeVisible();
    await expect(rows.getByText('Waiting')).toBeVisible();
    await expect(rows.getByText('(no subject)')).toBeVisible();
  },
};

export const FourLists: Story = {
  tags: ['QRY-03', 'QRY-04'],
  name: 'A tab leads to the received and to the deleted mails',
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Logins',
      'Sent mail',
      'Received mail',
      'Deleted mail',
    ]);
    await userEvent.click(canvas.getByRole('tab', { name: 'Received mail' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ ...query, log: 'receive' });
    await canvas.findByRole('grid', { name: 'Received mail' });
    await expect(heads(canvas)).toEqual(['Time', 'Sender', 'Subject', 'Size', 'Outcome']);
    await userEvent.click(canvas.getByRole('tab', { name: 'Deleted mail' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ ...query, log: 'delete' });
    await canvas.findByRole('grid', { name: 'Deleted mail' });
    await expect(heads(canvas)).toEqual(['Time', 'Sender or recipient', 'Subject', 'Size', 'Outcome']);
  },
};

export const Spans: Story = {
  tags: ['QRY-05'],
  name: 'The records go back from one day to one year',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Period/ }));
    await expect(await openList('Period')).toEqual([
      'Last day',
      'Last 3 days',
      'Last week',
      'Last month',
      'Last 3 months',
      'Last 6 months',
      'Last year',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'Last year' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ ...query, span: 'year' });
  },
};

export const Sizes: Story = {
  tags: ['QRY-06'],
  name: 'Mails are of any size, under 100 KB, up to 10 MB, or above',
  args: { query: { ...query, log: 'receive' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Size/ }));
    await expect(await openList('Size')).toEqual(['Any size', 'Under 100 KB', '100 KB to 10 MB', '10 MB and above']);
    await userEvent.click(screen.getByRole('option', { name: '10 MB and above' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ ...query, log: 'receive', size: 'large' });
    await userEvent.click(await canvas.findByRole('button', { name: /Size/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Any size' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ ...query, log: 'receive', size: null });
  },
};

export const PagesAndKeyword: Story = {
  tags: ['QRY-07'],
  name: 'Twenty records stand on a page, 10, 20, 50 and 100 are offered, and a keyword finds some',
  args: { query: { ...query, log: 'delete' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('1–20 of 43')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '20 per page' }));
    const sizes = await screen.findAllByRole('menuitemradio');
    await expect(sizes.map(({ textContent }) => textContent)).toEqual(['10 per page', '20 per page', '50 per page', '100 per page']);
    await userEvent.click(screen.getByRole('menuitemradio', { name: '100 per page' }));
    await expect(args.onPageSizeChange).toHaveBeenCalledWith(100);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Keyword' }), '验收');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ ...query, log: 'delete', keyword: '验收' });
  },
};

export const WithTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Logins' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ ...query, log: 'send' });
    const grid = await canvas.findByRole('grid', { name: 'Sent mail' });
    within(grid).getByRole('row', { name: /云川/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(within(grid).getByRole('row', { name: /Offre/ })).toHaveFocus();
  },
};

export const Failed: Story = {
  args: { logins: [], total: 0, errorMessage: 'The records were not loaded.', onRetry: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The records were not loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { logins: [], total: 0 } };
export const Loading: Story = { args: { logins: [], total: 0, isLoading: true } };
export const InChinese: Story = { args: { query: { ...query, log: 'send' } }, parameters: { locale: 'zh-hans' } };
export const InTaiwan: Story = { args: { query: { ...query, log: 'send' } }, parameters: { locale: 'zh-tw' } };
export const RightToLeft: Story = { args: { query: { ...query, log: 'send' } }, parameters: { direction: 'rtl' } };
export const OnAPhone: Story = {
  args: { query: { ...query, log: 'send' } },
  parameters: { windowSize: { width: 390, height: 844 } },
};
export const LongText: Story = {
  args: {
    query: { ...query, log: 'receive' },
    mails: [
      {
        id: '1',
        at: '2026-11-20T02:10:00Z',
        person: `${'y'.repeat(60)}@jinshu.example`,
        subject: '没有空格的很长的主题'.repeat(12),
        size: 1024 ** 4,
        outcome: 'failure',
        detail: 'z'.repeat(80),
      },
    ],
  },
};
export const ForcedColours: Story = {
  args: { query: { ...query, log: 'send' } },
  parameters: { chromatic: { forcedColors: 'active' } },
};
export const Compact: Story = { args: { query: { ...query, log: 'send' } }, globals: { density: 'compact' } };
