import { type RefObject, useState } from 'react';
import { Button } from '../../parts/button/index.ts';
import { PlainTextEditor } from '../../parts/plain-text-editor/index.ts';
import { RichTextEditor, type RichTextEditorHandle, textToHtml } from '../../parts/rich-text-editor/index.ts';
import { SignatureMenu } from '../signature-pane/index.ts';
import type { ExampleQuestion } from './ExampleLetter.tsx';
import { signatures } from './examples.ts';

/** Body of a message, as formatted text at first or as plain text. */
export interface ExampleBody {
  isHtml: boolean;
  html: string;
  text: string;
}

interface ExampleEditorProps {
  editor: RefObject<RichTextEditorHandle | null>;
  body: ExampleBody;
  onBodyChange: (body: ExampleBody) => void;
  onAsk: (question: ExampleQuestion) => void;
}

/** Editor of a message, for formatted or for plain text. */
export function ExampleEditor({ editor, body, onBodyChange, onAsk }: ExampleEditorProps) {
  const [signature, setSignature] = useState('1');
  const toPlainText = () => {
    const text = editor.current?.getText() ?? '';
    onAsk({ title: 'Lose the formatting?', confirm: 'Plain text', run: () => onBodyChange({ ...body, isHtml: false, text }) });
  };
  if (!body.isHtml)
    return (
      <PlainTextEditor
        value={body.text}
        onChange={(text) => onBodyChange({ ...body, text })}
        end={
          <Button variant="quiet" size="small" onPress={() => onBodyChange({ ...body, isHtml: true, html: textToHtml(body.text) })}>
            Rich text
          </Button>
        }
      />
    );
  return (
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
  );
}
