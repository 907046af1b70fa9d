import { type ReactNode, useRef, useState } from 'react';
import { AlertDialog } from '../../parts/alert-dialog/index.ts';
import { Button } from '../../parts/button/index.ts';
import { Dialog } from '../../parts/dialog/index.ts';
import { PlainTextEditor } from '../../parts/plain-text-editor/index.ts';
import { RichTextEditor, type RichTextEditorHandle, textToHtml } from '../../parts/rich-text-editor/index.ts';
import { ComposeForm, type FieldLink, FieldLinks, FieldRow, SenderField, SubjectField } from '../compose-form/index.ts';
import { ContactPane, type PickerContact, type RecipientKind } from '../contact-picker/index.ts';
import { type Recipient, RecipientField } from '../recipient-field/index.ts';
import { type Signature, SignatureMenu } from '../signature-pane/index.ts';
import { RecentStationery, StationeryPicker, toStationery } from '../stationery/index.ts';
import { HtmlPreview } from '../template-pane/HtmlPreview.tsx';
import { type Template, TemplatePane } from '../template-pane/index.ts';
import { AddAttachment, UploadList } from '../upload-list/index.ts';
import { ComposeOptions } from './ComposeOptions.tsx';
import { ComposePane, type ComposePaneTab } from './ComposePane.tsx';
import { MailLevelSelect } from './MailLevelSelect.tsx';
import type { ComposeOptionsValue } from './optionRules.ts';

const identities = [
  { id: '1', name: '张文远', address: 'zhang.wenyuan@jinshu.example' },
  { id: '2', name: '品牌管理部', address: 'brand@jinshu.example' },
];
const names = ['陈砚秋', '顾明远', '何以安', '江予怀', '林知夏', '陆景行', '沈怀瑾', '宋知微', '苏晚晴', '许清如'];
const places = ['研发中心 · 架构组', '财务部', '供应链管理部', '项目管理办公室', '品牌管理部'];
const people: PickerContact[] = names.map((name, index) => ({
  id: `${index}`,
  name,
  address: `person${index}@jinshu.example`,
  detail: places[index % places.length],
}));
const signatures: Signature[] = [{ id: '1', caption: '正式', content: '<p>张文远<br>品牌管理部 · 云川集团</p>' }];
const templates: Template[] = [{ id: '1', caption: '会议通知', content: '<p>各位同事：会议定于周五。</p>' }];
const letter =
  '<p>知夏、以安：</p><p>第三版已阅，整体可行。以下三处请再斟酌：</p><p>一、第 4.2 条“交付后三十日内付款”，建议改为“验收合格后三十日内”，与二期合同口径一致；</p><p>二、违约金上限由 20% 调整为 <b>15%</b>，理由见法务批注；</p><p>若无异议，明日中午前定稿送审。</p><div data-jinshu-signature><p>张文远<br>品牌管理部 · 云川集团</p></div>';

const toRecipient = ({ address, name }: { address: string; name: string }): Recipient => ({ address, name, isValid: true });
const parse = (text: string): Recipient[] =>
  text
    .split(/[\s,;，；]+/u)
    .filter(Boolean)
    .map((address) => ({ address, name: '', isValid: /^[^@\s]+@[^@\s]+\.\w+$/.test(address) }));

type Fields = Record<RecipientKind, readonly Recipient[]>;
type OptionalField = 'cc' | 'bcc' | 'replyTo' | 'separately';
const words: Record<RecipientKind, string> = { to: 'To', cc: 'Cc', bcc: 'Bcc' };

export interface ExampleLetterProps {
  onSend: () => void;
  isSecurityMode?: boolean | undefined;
}

/** A complete message, composed of the components as in an app. */
export function ExampleLetter({ onSend, isSecurityMode = false }: ExampleLetterProps) {
  const editor = useRef<RichTextEditorHandle>(null);
  const [fields, setFields] = useState<Fields>({ to: people.slice(0, 2).map(toRecipient), cc: [], bcc: [] });
  const [replyTo, setReplyTo] = useState<readonly Recipient[]>([]);
  const [shown, setShown] = useState<ReadonlySet<OptionalField>>(new Set<OptionalField>(['cc']));
  const [last, setLast] = useState<RecipientKind>('to');
  const [subject, setSubject] = useState('回复：四季度品牌采购框架合同（第三版）修订意见');
  const [level, setLevel] = useState(2);
  const [body, setBody] = useState({ isHtml: true, html: letter, text: '' });
  const [signature, setSignature] = useState('1');
  const [paper, setPaper] = useState<string>();
  const [tab, setTab] = useState<ComposePaneTab>('contacts');
  const [isPaneOpen, setIsPaneOpen] = useState(false);
  const [preview, setPreview] = useState<string>();
  const [question, setQuestion] = useState<{ title: string; confirm: string; run: () => void }>();
  const [options, setOptions] = useState<ComposeOptionsValue>({
    savesToSent: true,
    wantsReceipt: true,
    isUrgent: false,
    notifiesBySms: false,
    isScheduled: false,
    scheduledAt: '',
    hasPassword: false,
    password: '',
    isBurn: false,
    burnLimit: 1,
    burnDate: '',
  });

  const held = (field: OptionalField) => (field === 'replyTo' ? replyTo : field === 'separately' ? [] : fields[field]);
  const empty = (field: OptionalField) => {
    if (field === 'replyTo') setReplyTo([]);
    else if (field !== 'separately') setFields((current) => ({ ...current, [field]: [] }));
  };
  const toggle = (field: OptionalField) => {
    const flip = () => {
      empty(field);
      setShown(shown.has(field) ? new Set([...shown].filter((one) => one !== field)) : new Set([...shown, field]));
    };
    if (shown.has(field) && held(field).length > 0) setQuestion({ title: 'Take the recipients away?', confirm: 'Take away', run: flip });
    else flip();
  };
  const links: FieldLink[] = (
    [
      ['cc', 'Cc'],
      ['bcc', 'Bcc'],
      ['separately', 'Send separately'],
      ['replyTo', 'Reply-to'],
    ] as const
  ).map(([id, label]) => ({ id, label, isShown: shown.has(id), onPress: () => toggle(id) }));
  const kinds = (['to', 'cc', 'bcc'] as const).filter((kind) => kind === 'to' || (shown.has(kind) && !shown.has('separately')));
  const addTo = (kind: RecipientKind, added: readonly Recipient[]) =>
    setFields((current) => ({ ...current, [kind]: [...current[kind], ...added] }));
  const send = () => {
    const count = kinds.reduce((sum, kind) => sum + fields[kind].length, 0);
    if (isSecurityMode && count > 1) setQuestion({ title: `Send to ${count} people?`, confirm: 'Send to all', run: onSend });
    else onSend();
  };
  const toPlainText = () => {
    const text = editor.current?.getText() ?? '';
    setQuestion({ title: 'Lose the formatting?', confirm: 'Plain text', run: () => setBody({ ...body, isHtml: false, text }) });
  };
  const html = () => (body.isHtml ? (editor.current?.getHtml() ?? '') : textToHtml(body.text));

  return (
    <div style={{ blockSize: '100vh', display: 'flex' }}>
      <ComposeForm
        title="Reply"
        onSend={send}
        onPreview={() => setPreview(html())}
        onSaveDraft={() => {}}
        onClose={() => {}}
        isScheduled={options.isScheduled}
        status="Draft saved at 10:24"
        links={links}
        paneLabel="Contacts"
        isPaneOpen={isPaneOpen}
        onPaneOpenChange={setIsPaneOpen}
        fields={
          <>
            <SenderField identities={identities} value="1" onChange={() => {}} end={<FieldLinks links={links} />} />
            {kinds.map((kind) => (
              <RecipientField
                key={kind}
                label={words[kind]}
                value={fields[kind]}
                parse={parse}
                onFocus={() => setLast(kind)}
                onChange={(next) => setFields((current) => ({ ...current, [kind]: next }))}
                moveTargets={kinds.filter((other) => other !== kind).map((id) => ({ id, label: words[id] }))}
                onMove={(moved, target) => addTo(target as RecipientKind, moved)}
              />
            ))}
            {shown.has('replyTo') && (
              <RecipientField label="Reply-to" value={replyTo} parse={parse} onChange={(next) => setReplyTo(next)} />
            )}
            <SubjectField
              value={subject}
              onChange={setSubject}
              end={isSecurityMode && <MailLevelSelect value={level} maximum={4} onChange={setLevel} />}
            />
            <FieldRow label="Attachments" end={<AddAttachment onFiles={() => {}} />}>
              <UploadList uploads={[{ id: '1', name: '框架合同-法务批注.docx', size: 700_416, state: 'success' }]} onRemove={() => {}} />
            </FieldRow>
          </>
        }
        editor={
          body.isHtml ? (
            <RichTextEditor
              ref={editor}
              defaultHtml={body.html}
              onImageFiles={() => {}}
              end={
                <>
                  <SignatureMenu
                    signatures={signatures}
                    value={signature}
                    onChange={(next) => {
                      setSignature(next?.id ?? '');
                      editor.current?.setSignature(next?.content ?? null);
                    }}
                  />
                  <Button variant="quiet" size="small" onPress={toPlainText}>
                    Plain text
                  </Button>
                </>
              }
            />
          ) : (
            <PlainTextEditor
              value={body.text}
              onChange={(text) => setBody({ ...body, text })}
              end={
                <Button variant="quiet" size="small" onPress={() => setBody({ ...body, isHtml: true, html: textToHtml(body.text) })}>
                  Rich text
                </Button>
              }
            />
          )
        }
        options={
          <ComposeOptions
            value={options}
            hasSms
            isSecurityMode={isSecurityMode}
            onChange={(change) => setOptions((current) => ({ ...current, ...change }))}
          />
        }
        pane={
          <ComposePane
            selectedTab={tab}
            onTabChange={setTab}
            contacts={<People kinds={kinds} chosen={fields} onPick={(contact, kind) => addTo(kind ?? last, [toRecipient(contact)])} />}
            stationery={
              <StationeryPicker
                value={paper}
                onChange={(design) => {
                  setPaper(design?.id);
                  editor.current?.setStationery(design && toStationery(design));
                }}
              />
            }
            templates={
              <TemplatePane
                templates={templates}
                page={1}
                pages={1}
                onPageChange={() => {}}
                onInsert={({ content }) => editor.current?.insertHtml(content)}
              />
            }
            footer={
              tab === 'stationery' ? undefined : (
                <RecentStationery
                  ids={['ruled', 'vermilion', 'bamboo', 'moonlight']}
                  onShowAll={() => setTab('stationery')}
                  onChange={(design) => {
                    setPaper(design.id);
                    editor.current?.setStationery(toStationery(design));
                  }}
                />
              )
            }
          />
        }
      />
      <Dialog title={subject} size="medium" isOpen={preview !== undefined} onOpenChange={() => setPreview(undefined)}>
        <HtmlPreview label="Preview" html={preview ?? ''} />
      </Dialog>
      <Question {...question} onDone={() => setQuestion(undefined)} />
    </div>
  );
}

interface QuestionProps {
  title?: string;
  confirm?: string;
  run?: () => void;
  onDone: () => void;
}

function Question({ title = '', confirm = '', run, onDone }: QuestionProps): ReactNode {
  // Gone at once: while it fades it would have no name any more.
  if (!run) return null;
  return (
    <AlertDialog
      title={title}
      confirmLabel={confirm}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onDone()}
      onConfirm={() => {
        run();
        onDone();
      }}
    />
  );
}

interface PeopleProps {
  kinds: readonly RecipientKind[];
  chosen: Fields;
  onPick: (contact: PickerContact, kind?: RecipientKind) => void;
}

function People({ kinds, chosen, onPick }: PeopleProps) {
  const [search, setSearch] = useState('');
  const found = people.filter(({ name }) => name.includes(search));
  return (
    <ContactPane
      sources={['pab', 'oab', 'cab', 'lab']}
      source="pab"
      onSourceChange={() => {}}
      search={search}
      onSearchChange={setSearch}
      contacts={found}
      total={found.length}
      page={1}
      onPageChange={() => {}}
      kinds={kinds}
      chosenAddresses={new Set(kinds.flatMap((kind) => chosen[kind].map(({ address }) => address.toLowerCase())))}
      onPick={onPick}
    />
  );
}
