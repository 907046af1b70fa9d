import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ReviewBody } from './ReviewBody.tsx';
import { ReviewList } from './ReviewList.tsx';
import { ReviewReader } from './ReviewReader.tsx';
import { ReviewTabs, type ReviewTabsProps } from './ReviewTabs.tsx';

const subjects = ['年度供应商框架协议及报价', 'Re: access list'];
const person = (name: string) => ({ name, address: 'someone@jinshu.example' });
const items = subjects.map((subject, index) => ({
  id: String(index + 1),
  subject,
  sender: person('何以安'),
  recipient: 'bids@lanxi.example',
  sentAt: '2026-11-20T10:12:00+08:00',
  size: 4_414_505,
  reason: '含外域收件人',
}));

function Kept(props: Partial<ReviewTabsProps>) {
  const [open, setOpen] = useState<readonly string[]>([]);
  const [selectedId, setSelected] = useState<string | null>(null);
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const close = (id: string) => {
    setOpen((known) => known.filter((one) => one !== id));
    setSelected(null);
  };
  return (
    <div style={{ blockSize: 480, background: 'var(--jinshu-color-surface-panel)' }}>
      <ReviewTabs
        waitCount={2}
        list={
          <ReviewList
            status="wait"
            onStatusChange={fn()}
            items={items}
            selectedKeys={keys}
            onSelectionChange={setKeys}
            onOpen={({ id }) => {
              setOpen((known) => (known.includes(id) ? known : [...known, id]));
              setSelected(id);
            }}
            onPermit={fn()}
            onReject={fn()}
          />
        }
        mails={open.map((id) => {
          const subject = items.find((one) => one.id === id)?.subject ?? '';
          const mail = { subject, sender: person('何以安'), to: [person('蓝溪')], sentAt: '2026-11-20T10:12:00+08:00' };
          return {
            id,
            subject,
            content: (
              <ReviewReader mail={mail} onPermit={fn()} onReject={fn()} onClose={() => close(id)}>
                <ReviewBody html="<p>各位老师：附件为报价。</p>" />
              </ReviewReader>
            ),
          };
        })}
        selectedId={selectedId}
        onSelect={setSelected}
        onClose={close}
        {...props}
      />
    </div>
  );
}

const meta = {
  title: 'Mail/Administration/ReviewTabs',
  component: ReviewTabs,
  args: { list: null, mails: [], selectedId: null, onSelect: fn(), onClose: fn() },
  render: () => <Kept />,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReviewTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['REV-03', 'REV-08'],
  name: 'The first tab is the list; a mail gets one of its own, which closes, by keyboard',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab')).toHaveLength(1);
    const row = canvas.getByRole('row', { name: /Re: access list/ });
    row.focus();
    await userEvent.keyboard('{Enter}');
    const tab = await canvas.findByRole('tab', { name: /Re: access list/ });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await canvas.findByRole('heading', { name: 'Re: access list' });
    tab.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: /^List/ })).toHaveAttribute('aria-selected', 'true'));
    await expect(canvas.getByRole('row', { name: /Re: access list/ })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{Delete}');
    await waitFor(() => expect(canvas.getAllByRole('tab')).toHaveLength(1));
  },
};

export const LongUnbrokenText: Story = {
  render: () => <Kept mails={[{ id: '9', subject: '没有空格的很长的主题'.repeat(12), content: <p>…</p> }]} />,
};
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
export const Compact: Story = { globals: { density: 'compact' } };
