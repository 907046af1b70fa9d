import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { atWidths, expectInside } from '../../foundation/testing/atWidths.tsx';
import { vars } from '../../foundation/theme/contract.css.ts';
import { FlagPicker } from '../flag-picker/index.ts';
import { HeaderActions } from './HeaderActions.tsx';
import { MessageHeader, type MessageHeaderProps } from './MessageHeader.tsx';
import { PersonWithCard } from './PersonWithCard.tsx';

const people = ['陈砚秋', '苏晚晴', '张文远', '何以安', '林月'].map((name, index) => ({
  name,
  address: `person${index}@yunchuan.example`,
}));

const meta = {
  title: 'Mail/Reading/MessageHeader',
  component: MessageHeader,
  args: {
    subject: '关于云川二期项目验收安排的通知',
    sender: { name: '周慕云', address: 'zhou.muyun@yunchuan.example' },
    to: people.slice(0, 3),
    cc: people.slice(3),
    sentAt: '2026-11-20T01:42:00Z',
    arrivedAt: '2026-11-20T03:47:00Z',
    flagColor: 'red',
    tags: [
      { id: 'tag1', name: '重点项目', color: '#D9482B' },
      { id: 'tag2', name: '会议', color: '#8A5BD6' },
    ],
    onFlag: fn(),
    onRemoveTag: fn(),
  },
  // Messages are shown on a panel.
  decorators: [(Story) => <div style={{ background: vars.color.surface.panel }}>{Story()}</div>],
} satisfies Meta<typeof MessageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '关于云川二期项目验收安排的通知' })).toBeVisible();
    await expect(canvas.getByText('arrived 2 hours 5 minutes later')).toBeVisible();
  },
};

const remark = fn();
const exchanges = fn();
const meeting = fn();

function WithActions(props: MessageHeaderProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [flagColor, setFlag] = useState(props.flagColor ?? null);
  return (
    <>
      <MessageHeader
        {...props}
        flagColor={flagColor}
        onFlag={setAnchor}
        actions={<HeaderActions onRemark={remark} onExchanges={exchanges} onMeeting={meeting} />}
      />
      {anchor && (
        <FlagPicker
          hasAutoFocus
          value={flagColor}
          onChange={(color) => {
            setFlag(color);
            setAnchor(null);
          }}
        />
      )}
    </>
  );
}

export const ActionsOfTheHead: Story = {
  tags: ['RED-24'],
  name: 'A flag with its colours, a remark, the mail exchanged and a meeting',
  render: (args) => <WithActions {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Red flag' }));
    await userEvent.click(await canvas.findByRole('menuitemradio', { name: 'Blue' }));
    await expect(canvas.getByRole('button', { name: 'Blue' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a note' }));
    await expect(remark).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Mail exchanged' }));
    await expect(exchanges).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Meeting' }));
    await expect(meeting).toHaveBeenCalledOnce();
  },
};

export const BurnAndUrgent: Story = { args: { isBurn: true, isUrgent: true } };

export const WithoutMarks: Story = { args: { tags: [], flagColor: null, arrivedAt: '2026-11-20T01:42:30Z' } };

export const SenderThatPretends: Story = {
  args: { sender: { name: 'service@bank.example\u202e', address: 'evil@elsewhere.example' }, subject: '<b>invoice</b> \u202efdp.exe' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '<b>invoice</b> ⟦RLO⟧fdp.exe' })).toBeVisible();
    await expect(canvas.getByText('evil@elsewhere.example')).toBeVisible();
  },
};

/** On a phone the address is in the details, unless the name belongs to another person. */
export const NameOfAColleagueOnAPhone: Story = {
  args: { sender: { name: '陈伟', address: 'mallory@evil.example', isDoubtful: true } },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('mallory@evil.example')).toBeVisible();
  },
};

export const LongAndUnbrokenText: Story = {
  args: {
    subject: '没有空格的很长的主题'.repeat(12) + 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(4),
    to: Array.from({ length: 500 }, (_, index) => ({ name: `收件人${index}`, address: `a${index}@b.example` })),
  },
};

export const RightToLeft: Story = {
  name: 'a subject in another direction stands on the side of the rest',
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const subject = canvas.getByRole('heading');
    const words = document.createRange();
    words.selectNodeContents(subject);
    await expect(words.getBoundingClientRect().right).toBeCloseTo(subject.getBoundingClientRect().right, 0);
  },
};

export const DetailsOpenedWithTheKeyboard: Story = {
  args: { details: [{ name: 'Sender check', content: 'SPF passed' }] },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFlag).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemoveTag).toHaveBeenCalledWith(args.tags?.[0]);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const table = within(canvas.getByRole('table', { name: 'People' }));
    await expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'From',
      'To',
      'Cc',
      'Date',
      'Sender check',
    ]);
    await expect(table.getByText('SPF passed')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** The sender opens a card 300 pixels wide, by press and by keyboard. */
export const PeopleHaveCards: Story = {
  args: {
    renderPerson: (person, children) => (
      <PersonWithCard person={person} card={() => <p style={{ padding: 16 }}>{person.address}</p>}>
        {children}
      </PersonWithCard>
    ),
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: '周慕云' }).focus();
    await userEvent.keyboard('{Enter}');
    const card = await screen.findByRole('dialog', { name: '周慕云' });
    await waitFor(() => expect(card.getBoundingClientRect().width).toBe(300));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }));
    await expect(canvas.getByRole('button', { name: /何以安/ })).toBeVisible();
  },
};

export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { globals: { density: 'compact' } };

export const AtEveryWidth: Story = {
  tags: ['LAY-30'],
  name: 'The head follows its place',
  render: (args) =>
    atWidths((width) => (
      <article>
        <MessageHeader {...args} headingId={`head-${width}`} />
      </article>
    )),
  parameters: { windowSize: { width: 1440, height: 1200 }, a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  play: async ({ canvasElement }) => {
    // The flag is drawn in the middle of its button, which stands out at the start.
    await expectInside(canvasElement, 'button:not([aria-haspopup]), h2');
    const shown = [...canvasElement.querySelectorAll('[data-width]')].map((place) =>
      [...place.querySelectorAll<HTMLElement>('bdi, span')].some(
        (one) => one.textContent === 'zhou.muyun@yunchuan.example' && one.checkVisibility(),
      ),
    );
    await expect(shown).toEqual([false, false, true, true]);
  },
};
