import { type ReactNode, useRef, useState } from 'react';
import { AlertDialog } from '../../parts/alert-dialog/index.ts';
import { Dialog } from '../../parts/dialog/index.ts';
import { type RichTextEditorHandle, textToHtml } from '../../parts/rich-text-editor/index.ts';
import { ComposeForm } from '../compose-form/index.ts';
import { HtmlPreview } from '../template-pane/HtmlPreview.tsx';
import { ComposeOptions } from './ComposeOptions.tsx';
import { type ExampleBody, ExampleEditor } from './ExampleEditor.tsx';
import { ExampleFields } from './ExampleFields.tsx';
import { ExamplePane } from './ExamplePane.tsx';
import { letter, noOptions } from './examples.ts';
import { useExampleFields } from './useExampleFields.ts';

/** Question that is asked before something is lost or sent. */
export interface ExampleQuestion {
  title: string;
  confirm: string;
  run: () => void;
}

export interface ExampleLetterProps {
  onSend: () => void;
  isSecurityMode?: boolean | undefined;
}

/** A complete message, composed of the components as in an app. */
export function ExampleLetter({ onSend, isSecurityMode = false }: ExampleLetterProps) {
  const editor = useRef<RichTextEditorHandle>(null);
  const [question, setQuestion] = useState<ExampleQuestion>();
  const fields = useExampleFields(setQuestion);
  const [subject, setSubject] = useState('回复：四季度品牌采购框架合同（第三版）修订意见');
  const [body, setBody] = useState<ExampleBody>({ isHtml: true, html: letter, text: '' });
  const [isPaneOpen, setIsPaneOpen] = useState(false);
  const [preview, setPreview] = useState<string>();
  const [options, setOptions] = useState(noOptions);

  const send = () => {
    const { count } = fields;
    if (isSecurityMode && count > 1) setQuestion({ title: `Send to ${count} people?`, confirm: 'Send to all', run: onSend });
    else onSend();
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
        links={fields.links}
        paneLabel="Contacts"
        isPaneOpen={isPaneOpen}
        onPaneOpenChange={setIsPaneOpen}
        fields={<ExampleFields state={fields} subject={subject} onSubjectChange={setSubject} isSecurityMode={isSecurityMode} />}
        editor={<ExampleEditor editor={editor} body={body} onBodyChange={setBody} onAsk={setQuestion} />}
        options={
          <ComposeOptions
            value={options}
            hasSms
            isSecurityMode={isSecurityMode}
            onChange={(change) => setOptions((current) => ({ ...current, ...change }))}
          />
        }
        pane={<ExamplePane state={fields} editor={editor} />}
      />
      <Dialog title={subject} size="medium" isOpen={preview !== undefined} onOpenChange={() => setPreview(undefined)}>
        <HtmlPreview label="Preview" html={preview ?? ''} />
      </Dialog>
      <Question {...question} onDone={() => setQuestion(undefined)} />
    </div>
  );
}

function Question({ title = '', confirm = '', run, onDone }: Partial<ExampleQuestion> & { onDone: () => void }): ReactNode {
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
