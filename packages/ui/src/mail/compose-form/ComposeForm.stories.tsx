import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Icon } from '../../foundation/icon/index.ts';
import { Button } from '../../parts/button/index.ts';
import { Checkbox } from '../../parts/checkbox/index.ts';
import { Dialog } from '../../parts/dialog/index.ts';
import { RichTextEditor } from '../../parts/rich-text-editor/index.ts';
import { type Recipient, RecipientField } from '../recipient-field/index.ts';
import { AddAttachment, type Upload, UploadList } from '../upload-list/index.ts';
import { ComposeForm, type ComposeFormProps } from './ComposeForm.tsx';
import { FieldLinks } from './FieldLinks.tsx';
import { FieldRow } from './FieldRow.tsx';
import { SenderField } from './SenderField.tsx';
import { SubjectField } from './SubjectField.tsx';

const identities = [
  { id: '1', name: '张文远', address: 'zhang.wenyuan@jinshu.example' },
  { id: '2', name: '品牌管理部', address: 'brand@jinshu.example' },
];
const to: Recipient[] = [
  { address: 'lin.zhixia@jinshu.example', name: '林知夏', isValid: true },
  { address: 'he.yian@jinshu.example', name: '何以安', isValid: true },
  { address: 'gu.mingyuan@@jinshu', name: '', isValid: false },
];
const uploads: Upload[] = [
  { id: '1', name: '框架合同-法务批注.docx', size: 700_416, state: 'success' },
  { id: '2', name: '报价与样张.zip', size: 12_000_000, state: 'uploading', progress: 0.62 },
];
const parse = (text: string): Recipient[] =>
  text.split(/[\s,;]+/).map((address) => ({ address, name: '', isValid: /^[^@\s]+@[^@\s]+\.\w+$/.test(address) }));

interface LetterProps extends Partial<ComposeFormProps> {
  errors?: { to?: string; subject?: string; body?: string };
  subjectText?: string;
}

function Letter({ errors = {}, subjectText = '回复：四季度品牌采购框架合同（第三版）修订意见', ...props }: LetterProps) {
  const [subject, setSubject] = useState(subjectText);
  const [recipients, setRecipients] = useState<Recipient[]>(to);
  const [cc, setCc] = useState<Recipient[]>([]);
  const [isCcShown, setIsCcShown] = useState(false);
  const [isPaneOpen, setIsPaneOpen] = useState(false);
  const links = [
    { id: 'cc', label: 'Cc', isShown: isCcShown, onPress: () => setIsCcShown(!isCcShown) },
    { id: 'bcc', label: 'Bcc', isShown: false, onPress: fn() },
    { id: 'separately', label: 'Send separately', isShown: false, onPress: fn() },
  ];
  return (
    <div style={{ blockSize: '90vh', display: 'flex' }}>
      <ComposeForm
        title="Reply"
        onSend={fn()}
        onPreview={fn()}
        onSaveDraft={fn()}
        onClose={fn()}
        status="Draft saved at 10:24"
        links={links}
        paneLabel="Contacts"
        pane={<p style={{ paddingInline: 16 }}>Contacts</p>}
        isPaneOpen={isPaneOpen}
        onPaneOpenChange={setIsPaneOpen}
        fields={
          <>
            <SenderField identities={identities} value="1" onChange={fn()} end={<FieldLinks links={links} />} />
            <RecipientField label="To" value={recipients} onChange={setRecipients} parse={parse} errorMessage={errors.to} />
            {isCcShown && <RecipientField label="Cc" value={cc} onChange={setCc} parse={parse} />}
            <SubjectField value={subject} onChange={setSubject} errorMessage={errors.subject} />
            <FieldRow label="Attachments" end={<AddAttachment onFiles={fn()} />}>
              <UploadList uploads={uploads} onRemove={fn()} />
            </FieldRow>
          </>
        }
        editor={
          <RichTextEditor
            defaultHtml="<p>知夏、以安：</p><p>第三版已阅，整体可行。以下三处请再斟酌：</p>"
            errorMessage={errors.body}
            onImageFiles={fn()}
            end={<Button variant="quiet">Plain text</Button>}
          />
        }
        options={<Checkbox defaultSelected>Save to Sent</Checkbox>}
        {...props}
      />
    </div>
  );
}

const meta = {
  title: 'Mail/Writing/ComposeForm',
  component: ComposeForm,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ComposeForm>;
export default meta;
type Story = StoryObj<typeof Letter>;

export const Default: Story = { render: () => <Letter /> };

export const Scheduled: Story = { render: () => <Letter isScheduled /> };

export const Sending: Story = { render: () => <Letter isSending status="Sending" /> };

export const Errors: Story = {
  render: () => (
    <Letter
      subjectText=""
      errors={{ to: 'Correct the address in red.', subject: 'Write a subject.', body: 'Write something before sending.' }}
    />
  ),
};

export const WithoutPane: Story = {
  render: () => <Letter pane={undefined} actions={<Button icon={<Icon name="clock" />}>Later</Button>} />,
};

export const InADialog: Story = {
  render: () => (
    <Dialog title="New message" isOpen size="large" isFlush>
      <ComposeForm
        onSend={fn()}
        fields={<RecipientField label="To" value={[]} onChange={fn()} parse={parse} />}
        editor={<RichTextEditor minRows={8} />}
      />
    </Dialog>
  ),
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'New message' }));
    const body = await dialog.findByRole('textbox', { name: 'Body' });
    const line = Number.parseFloat(getComputedStyle(body).lineHeight);
    await expect(body.getBoundingClientRect().height).toBeGreaterThanOrEqual(8 * line);
    await expect(['Send', 'Preview', 'Save draft', 'Close'].map((name) => dialog.queryAllByRole('button', { name }).length)).toEqual([
      1, 0, 0, 1,
    ]);
  },
};

const onSend = fn();
const onSaveDraft = fn();
export const Shortcuts: Story = {
  render: () => <Letter onSend={onSend} onSaveDraft={onSaveDraft} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('form', { name: 'Compose' })).toBeVisible();
    for (const name of ['Send', 'Preview', 'Save draft', 'Add attachment'])
      await expect(canvas.getByRole('button', { name })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Draft saved at 10:24');
    await userEvent.click(canvas.getByRole('textbox', { name: 'Subject' }));
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(onSaveDraft).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('textbox', { name: 'Body' }));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(onSend).toHaveBeenCalledOnce();
    // The focused button isn't pressed as well.
    const save = canvas.getByRole('button', { name: 'Save draft' });
    save.focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(onSend).toHaveBeenCalledTimes(2);
    await expect(onSaveDraft).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Control>}{Shift>}[KeyC]{/Shift}{/Control}');
    await expect(canvas.getByRole('combobox', { name: 'Cc' })).toBeVisible();
  },
};

export const LongAndUnbroken: Story = {
  render: () => (
    <Letter subjectText={`${'donaudampfschifffahrt'.repeat(8)} ${'四季度品牌采购框架合同'.repeat(8)}`} status={'草稿'.repeat(60)} />
  ),
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' }, render: () => <Letter /> };
export const ForcedColours: Story = { ...Default, parameters: { chromatic: { forcedColors: 'active' } } };

export const Compact: Story = { globals: { density: 'compact' } };
