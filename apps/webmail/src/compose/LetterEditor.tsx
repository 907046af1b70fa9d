import type { Draft } from '@jinshu/api';
import { Button } from '@jinshu/ui/button';
import { PlainTextEditor } from '@jinshu/ui/plain-text-editor';
import { RichTextEditor, type RichTextEditorHandle } from '@jinshu/ui/rich-text-editor';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { composeStrings as s } from './compose.strings.ts';

/** How long the keys rest before the letter is read out of the editor: reading goes through all of it. */
const restMs = 400;

export interface LetterEditorHandle {
  /** Hands over what was typed last. */
  commit: () => void;
  focus: () => void;
}

export interface LetterEditorProps {
  isHtml: boolean;
  html: string;
  text: string;
  onChange: (change: Partial<Draft>) => void;
  /** Puts the caret before the first word when the editor shows. */
  autoFocus?: boolean | undefined;
  errorMessage?: string | undefined;
  ref?: Ref<LetterEditorHandle> | undefined;
}

/** The body of a mail: with formatting or without (CMP-11). */
export function LetterEditor({ isHtml, html, text, onChange, autoFocus = false, errorMessage, ref }: LetterEditorProps) {
  const { formatMessage } = useIntl();
  const editor = useRef<RichTextEditorHandle>(null);
  const plainEditor = useRef<HTMLTextAreaElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const handOver = () => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    if (editor.current) onChange({ html: editor.current.getHtml(), text: editor.current.getText() });
  };
  useImperativeHandle(ref, () => ({ commit: handOver, focus: () => (editor.current ?? plainEditor.current)?.focus() }));
  const shown = useRef(isHtml);
  const begin = useEffectEvent((isOther: boolean) => {
    if (!autoFocus && !isOther) return;
    plainEditor.current?.setSelectionRange(0, 0);
    plainEditor.current?.focus();
    editor.current?.focus('start');
  });
  const end = useEffectEvent(handOver);
  // The button that changes the editor goes with the old one.
  useEffect(() => {
    begin(shown.current !== isHtml);
    shown.current = isHtml;
  }, [isHtml]);
  // A layout effect ends while the editor is still there to be read.
  useLayoutEffect(() => () => end(), []);

  const other = (
    <Button
      variant="quiet"
      size="small"
      onPress={() => {
        handOver();
        onChange(isHtml ? { isHtml: false } : { isHtml: true, html: toHtml(text) });
      }}
    >
      {formatMessage(isHtml ? s.plainText : s.richText)}
    </Button>
  );
  if (!isHtml)
    return (
      <PlainTextEditor
        ref={plainEditor}
        value={text}
        onChange={(next) => onChange({ text: next })}
        errorMessage={errorMessage}
        end={other}
      />
    );
  return (
    <RichTextEditor
      ref={editor}
      defaultHtml={html}
      errorMessage={errorMessage}
      end={other}
      onChange={() => {
        clearTimeout(timer.current);
        timer.current = setTimeout(handOver, restMs);
      }}
    />
  );
}

/** Plain text as HTML: each line a paragraph. */
function toHtml(text: string): string {
  const place = document.createElement('div');
  for (const line of text.split('\n')) {
    const paragraph = document.createElement('p');
    paragraph.textContent = line;
    place.append(paragraph);
  }
  return place.innerHTML;
}
