import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../parts/button/index.ts';
import { AdvancedSearchDialog } from './AdvancedSearchForm.tsx';
import { ListSearchForm } from './ListSearchForm.tsx';
import { FoundSnippet, MarkedText } from './MarkedText.tsx';
import { NothingFound } from './SearchTerms.tsx';

const meta = {
  title: 'Mail/Mailbox/SearchForm',
  component: AdvancedSearchDialog,
  args: {
    defaultOpen: true,
    folders: [
      { rawName: 'INBOX', name: 'Inbox' },
      { rawName: 'Drafts', name: 'Drafts' },
      { rawName: 'Sent', name: 'Sent' },
      { rawName: '&Xn57pA-', name: '合同归档' },
    ],
    onSubmit: fn(),
  },
  // Open from the start: in the page itself it would cover the rest of it.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof AdvancedSearchDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: { keyword: '验收', sender: '周慕云', date: 5 } } };

const optionsOf = async (name: RegExp) => {
  await userEvent.click(screen.getByRole('button', { name }));
  const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  return options;
};

export const FilledWithTheKeyboard: Story = {
  tags: ['SRC-04', 'SRC-05', 'SRC-06', 'SRC-07'],
  name: 'Asks for keyword, subject, attachment text, folder, people, time and size',
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Advanced search' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Keyword' })).toHaveFocus());
    await expect(dialog.getAllByRole('textbox').map((field) => (field as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      'Keyword',
      'Subject',
      'Attachment contains',
      'Sender',
      'Recipient',
    ]);
    await userEvent.click(dialog.getByRole('textbox', { name: 'Subject' }));
    await userEvent.paste('x'.repeat(300));
    await expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue('x'.repeat(200));
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Subject' }));
    await expect(await optionsOf(/Folder$/)).toEqual(['All folders', 'Inbox', 'Sent', '合同归档']);
    await expect(await optionsOf(/Date$/)).toEqual([
      'Any',
      'Yesterday',
      'Past 3 days',
      'Last week',
      'Last month',
      'Past 3 months',
      'Past 6 months',
      'Last year',
    ]);
    await expect(await optionsOf(/Size$/)).toEqual(['Any', '0 to 100 KB', '100 KB to 10 MB', 'Over 10 MB']);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Attachment contains' }), ' 预算 ');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Recipient' }), 'chen');
    dialog.getByRole('button', { name: /Date$/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await screen.findByRole('option', { name: 'Last year' }));
    await userEvent.click(dialog.getByRole('button', { name: /Size$/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Over 10 MB' }));
    await userEvent.click(dialog.getByRole('button', { name: /Folder$/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Sent' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Search' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ attachment: '预算', recipient: 'chen', folder: 'Sent', date: 7, size: 3 });
  },
};

export const TooLittle: Story = {
  tags: ['SRC-08'],
  name: 'A search without keyword, subject and attachment text is refused',
  args: { defaultValue: { sender: 'zhou' } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Advanced search' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Search' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('Fill in at least one of the first three.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Subject' }), 'plan');
    await expect(dialog.queryByRole('alert')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Reset' }));
    await expect(dialog.getByRole('textbox', { name: 'Sender' })).toHaveValue('');
  },
};

const listSearch = fn();
const clear = fn();

function InList({ isSent = false, isPending = false }: { isSent?: boolean; isPending?: boolean }) {
  const [value, setValue] = useState({ sender: '', subject: '', content: '' });
  return <ListSearchForm value={value} onChange={setValue} onSubmit={listSearch} onClear={clear} isSent={isSent} isPending={isPending} />;
}

export const InsideTheList: Story = {
  tags: ['LST-09', 'LST-19'],
  name: 'More search asks for sender, subject and body',
  render: () => <InList />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Sender' })).toHaveFocus());
    await userEvent.keyboard('zhou');
    await userEvent.tab();
    await userEvent.keyboard('plan');
    await userEvent.tab();
    await userEvent.keyboard(' 验收 {Enter}');
    await expect(listSearch).toHaveBeenCalledWith({ sender: 'zhou', subject: 'plan', content: '验收' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(clear).toHaveBeenCalledOnce();
  },
};

export const InsideTheListOfSentMail: Story = {
  tags: ['LST-20'],
  name: 'In Sent the field of the sender asks for the recipient',
  render: () => <InList isSent isPending />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Recipient' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Sender' })).toBeNull();
  },
};

export const Nothing: Story = {
  tags: ['SRC-10', 'SRC-12', 'SRC-13'],
  name: 'Where nothing is found every condition is named, with a hint',
  render: () => (
    <NothingFound
      conditions={{
        keyword: '验收',
        subject: 'plan',
        attachment: '预算',
        folder: 'INBOX',
        sender: '周慕云',
        recipient: 'chen',
        date: 5,
        size: 3,
      }}
      folderName="Inbox"
      actions={<Button tone="accent">Change</Button>}
    />
  ),
  play: async ({ canvas }) => {
    const terms = within(canvas.getByRole('list', { name: 'Search conditions' })).getAllByRole('listitem');
    await expect(terms.map(({ textContent }) => textContent)).toEqual([
      'Keyword “验收”',
      'Subject “plan”',
      'Attachment contains “预算”',
      'Folder “Inbox”',
      'Sender “周慕云”',
      'Recipient “chen”',
      'Date “Past 3 months”',
      'Size “Over 10 MB”',
    ]);
    await expect(canvas.getByText(/fewer conditions/)).toBeVisible();
  },
};

export const LongUnbrokenText: Story = {
  render: () => <NothingFound conditions={{ keyword: '验收报告'.repeat(30), subject: 'unbroken'.repeat(40) }} />,
};
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } }, render: () => <InList /> };
export const Compact: Story = { globals: { density: 'compact' } };
export const OnAPhone: Story = { parameters: { windowSize: { width: 390, height: 844 } }, render: () => <InList /> };

export const HitsAreMarked: Story = {
  render: () => (
    <div style={{ inlineSize: 420, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
      <p>
        <MarkedText text="明天上午的评审改到十点" marks={[[5, 7]]} />
        <FoundSnippet
          fileName="日程.pdf"
          text="评审会上逐条过，评审意见写在第二页"
          marks={[
            [0, 2],
            [8, 10],
          ]}
        />
      </p>
      <p>
        <MarkedText text="Nothing is marked here" marks={[]} />
      </p>
      <p>
        <MarkedText text={`A long and unbroken ${'word'.repeat(60)}`} marks={[[2, 6]]} />
      </p>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('评审', { selector: 'mark' })).toHaveLength(3);
  },
};
