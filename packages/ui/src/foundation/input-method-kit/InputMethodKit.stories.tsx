import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ComposeForm, SubjectField } from '../../mail/compose-form/index.ts';
import { type Recipient, RecipientField } from '../../mail/recipient-field/index.ts';
import { ComboBox, ComboBoxItem } from '../../parts/combo-box/index.ts';
import { EmojiPicker } from '../../parts/emoji-picker/index.ts';
import { PlainTextEditor } from '../../parts/plain-text-editor/index.ts';
import { RichTextEditor, type RichTextEditorHandle } from '../../parts/rich-text-editor/index.ts';
import { SearchField } from '../../parts/search-field/index.ts';
import { TextArea } from '../../parts/text-area/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import { passesInputMethods, recordings, replay } from '../testing/index.ts';

const act = fn();
const countActions = () => act.mock.calls.length;

/** Each story types into a component in every recorded way. The canvas shows the component after the last recording. */
const meta = {
  title: 'Guide/Input methods',
  render: () => <p>A part that passes.</p>,
  tags: ['!autodocs'],
  beforeEach: () => {
    act.mockClear();
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'the recordings',
  render: () => (
    <ul>
      {recordings.map(({ id, title, result }) => (
        <li key={id}>
          <code>{id}</code> {title}: {result === '' ? 'nothing' : `“${result}”`}
        </li>
      ))}
    </ul>
  ),
};

export const InTextField: Story = {
  name: 'TextField, in a form that Enter sends',
  render: () => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        act('send');
      }}
    >
      <TextField label="Name" />
    </form>
  ),
  play: ({ canvas }) => passesInputMethods(() => canvas.getByRole('textbox', { name: 'Name' }), { countActions }),
};

export const InTextArea: Story = {
  name: 'TextArea',
  render: () => <TextArea label="Note" maxLength={40} />,
  play: ({ canvas }) => passesInputMethods(() => canvas.getByRole('textbox', { name: 'Note' })),
};

export const InSearchField: Story = {
  name: 'SearchField',
  render: () => <SearchField label="Search mail" onSubmit={() => act('search')} onClear={() => act('clear')} />,
  play: ({ canvas }) => passesInputMethods(() => canvas.getByRole('searchbox', { name: 'Search mail' }), { countActions }),
};

export const InComboBox: Story = {
  name: 'ComboBox, whose Enter takes what is marked',
  render: () => (
    <div style={{ minBlockSize: 200 }}>
      <ComboBox label="Department" onChange={(value) => value !== null && act('pick')} allowsCustomValue>
        <ComboBoxItem id="1">你好</ComboBoxItem>
        <ComboBoxItem id="2">苏州办事处</ComboBoxItem>
      </ComboBox>
    </div>
  ),
  play: ({ canvas }) => passesInputMethods(() => canvas.getByRole('combobox', { name: 'Department' }), { countActions }),
};

export const InEmojiPicker: Story = {
  name: 'EmojiPicker, whose Enter takes the first found',
  render: () => <EmojiPicker onPick={() => act('pick')} />,
  play: ({ canvas }) => passesInputMethods(() => canvas.getByRole('searchbox', { name: 'Search emoji' }), { countActions }),
};

const parse = (text: string): Recipient[] =>
  text
    .split(/[,;，；\s]+/u)
    .filter((address) => address !== '')
    .map((address) => ({ address, name: '', isValid: address.includes('@') }));
const su = { id: '1', name: '苏晚晴', address: 'su.wanqing@jinshu.example' };

function Recipients() {
  const [value, setValue] = useState<Recipient[]>([]);
  return (
    <RecipientField
      label="To"
      value={value}
      // There is always a match. A key wrongly handled by the field would select this person.
      suggestions={[su]}
      parse={parse}
      onChange={(next) => {
        act('recipients');
        setValue(next);
      }}
    />
  );
}

/** Whether a recording types full-width marks. In this field they end a recipient, which a separate story checks. */
const isMark = ({ id }: { id: string }) => id.startsWith('pinyin-marks');

export const InRecipientField: Story = {
  tags: ['PIC-02'],
  name: 'RecipientField, with someone to pick at every key',
  render: () => <Recipients />,
  play: ({ canvas }) =>
    passesInputMethods(() => canvas.getByRole('combobox', { name: 'To' }), {
      countActions,
      recordings: recordings.filter((recording) => !isMark(recording)),
    }),
};

export const MarksCutRecipients: Story = {
  tags: ['PIC-02'],
  name: 'RecipientField cuts at marks of full width once they are written',
  render: () => <Recipients />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'To' });
    for (const [index, recording] of recordings.filter(isMark).entries()) {
      await userEvent.type(input, `a${index}@jinshu.example`);
      await replay(input, recording);
      await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(index + 1));
      await expect(input).toHaveValue('');
    }
  },
};

function PlainText() {
  const [value, setValue] = useState('');
  return <PlainTextEditor value={value} onChange={setValue} />;
}

export const InPlainTextEditor: Story = {
  name: 'PlainTextEditor',
  render: () => <PlainText />,
  play: ({ canvas }) => passesInputMethods(() => canvas.getByRole('textbox', { name: 'Body' })),
};

function RichText({ html, onHandle }: { html: string; onHandle?: (handle: RichTextEditorHandle) => void }) {
  const editor = useRef<RichTextEditorHandle>(null);
  return (
    <RichTextEditor
      ref={(handle) => {
        editor.current = handle;
        if (handle) onHandle?.(handle);
      }}
      defaultHtml={html}
    />
  );
}

let handle: RichTextEditorHandle | undefined;
const keepHandle = (made: RichTextEditorHandle) => {
  handle = made;
};

/** Returns the text of the message, without the content that a browser adds to an empty line. */
const readLetter = () => handle?.getText() ?? '';

const inLetter = (html: string, place: 'start' | 'end', expected: (result: string) => string) => ({
  read: readLetter,
  reset: () => {
    handle?.setHtml(html);
    handle?.focus(place);
  },
  expected: ({ result }: { result: string }) => expected(result),
});

export const InRichTextEditor: Story = {
  name: 'RichTextEditor, in an empty letter, behind words and in a cell',
  render: () => <RichText html="" onHandle={keepHandle} />,
  play: async ({ canvas }) => {
    const getBody = () => canvas.getByRole('textbox', { name: 'Body' });
    await passesInputMethods(
      getBody,
      inLetter('', 'end', (result) => result),
    );
    const elsewhere = recordings.filter(({ id }) => /^(?:pinyin-(?:space|escape|enter)|zhuyin-enter)-/.test(id));
    for (const [html, place, expected] of [
      ['<p>知夏：<b>第三版</b></p>', 'end', (result: string) => `知夏：第三版${result}`],
      ['<ul><li>一</li></ul>', 'end', (result: string) => `- 一${result}`],
      ['<table><tr><td></td><td>乙</td></tr></table>', 'start', (result: string) => `${result}\t乙`],
    ] as const)
      await passesInputMethods(getBody, { ...inLetter(html, place, expected), recordings: elsewhere });
  },
};

export const InComposeForm: Story = {
  name: 'the compose form, whose keys send and save',
  render: () => (
    <ComposeForm
      onSend={() => act('send')}
      onPreview={() => act('preview')}
      onSaveDraft={() => act('save')}
      onClose={() => act('close')}
      fields={<Subject />}
      editor={<RichText html="" onHandle={keepHandle} />}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await passesInputMethods(() => canvas.getByRole('textbox', { name: 'Subject' }), { countActions });
    await passesInputMethods(() => canvas.getByRole('textbox', { name: 'Body' }), {
      countActions,
      ...inLetter('', 'end', (result) => result),
      recordings: recordings.filter(({ id }) => /enter|escape|shortcuts/.test(id)),
    });
  },
};

function Subject() {
  const [value, setValue] = useState('');
  return <SubjectField value={value} onChange={setValue} />;
}
