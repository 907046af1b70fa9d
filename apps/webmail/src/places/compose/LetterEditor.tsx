import type { Draft } from '@jinshu/api';
import { Button } from '@jinshu/ui/button';
import { PlainTextEditor } from '@jinshu/ui/plain-text-editor';
import { RichTextEditor, type RichTextEditorHandle, type Stationery } from '@jinshu/ui/rich-text-editor';
import { type ReactNode, type Ref, useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { composeStrings as s } from '../../mail/draft/index.ts';
import { usePictures } from './usePictures.ts';

/** Delay after the last key before the message is read from the editor, in milliseconds. Reading walks the whole document. */
const restMs = 400;

export interface LetterEditorHandle {
  /** Hands over what was typed last. */
  commit: () => void;
  /** Resolves when pending images are in the message, with whether all of them succeeded. Undefined if none is pending. */
  pictures: () => Promise<boolean> | undefined;
  focus: () => void;
  /** Puts a template at the caret (CMP-16). */
  insert: (html: string) => void;
  /** Replaces the current signature, or removes it if null (CMP-10). In plain text, the current one is found by its text (`before`). */
  sign: (html: string | null, before?: string) => void;
  /** Sets the stationery of the message (CMP-15). */
  paper: (stationery: Stationery | null) => void;
}

export interface LetterEditorProps {
  isHtml: boolean;
  html: string;
  text: string;
  onChange: (change: Partial<Draft>) => void;
  /** Returns whether images can be added now, and reports the reason if they can't. */
  takesFiles: () => boolean;
  /** Puts the caret before the first word when the editor shows. */
  autoFocus?: boolean | undefined;
  errorMessage?: string | undefined;
  /** Controls before the switch between the two: the signatures. */
  end?: ReactNode;
  ref?: Ref<LetterEditorHandle> | undefined;
}

/** Body editor, with or without formatting (CMP-11). */
export function LetterEditor({ isHtml, html, text, onChange, takesFiles, autoFocus = false, errorMessage, end, ref }: LetterEditorProps) {
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
  const rest = () => {
    // The form hears at once that there is something to save, and at the next rest what.
    if (timer.current === undefined) onChange({});
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // The editor is still loading the end of a long message. Try again later: waiting here would block typing.
      if (editor.current?.isFilling()) rest();
      else handOver();
    }, restMs);
  };
  /** Plain text goes to the end of what is there, above what is quoted. */
  const insertText = (more: string) => {
    const at = plainEditor.current?.selectionStart ?? text.length;
    onChange({ text: `${text.slice(0, at)}${more}${text.slice(at)}` });
  };
  const signText = (signature: string | null, before = '') => {
    const [next, old] = [toText(signature ?? ''), toText(before)];
    const at = old === '' ? -1 : text.lastIndexOf(old);
    if (at >= 0) onChange({ text: text.slice(0, at) + next + text.slice(at + old.length) });
    else if (next !== '') insertText(`\n${next}\n`);
  };
  const { pictures, coming } = usePictures(editor, takesFiles);
  useImperativeHandle(ref, () => ({
    commit: handOver,
    pictures: coming,
    focus: () => (editor.current ?? plainEditor.current)?.focus(),
    insert: (inserted) => (editor.current ? editor.current.insertHtml(inserted) : insertText(toText(inserted))),
    sign: (signature, before) => (editor.current ? editor.current.setSignature(signature) : signText(signature, before)),
    paper: (stationery) => {
      if (isHtml) return editor.current?.setStationery(stationery);
      if (!stationery) return;
      // Plain text can't have stationery, so convert the message to HTML.
      paperToCome.current = stationery;
      onChange({ isHtml: true, html: toHtml(text) });
    },
  }));
  const paperToCome = useRef<Stationery>(null);
  const shown = useRef(isHtml);
  const begin = useEffectEvent((isOther: boolean) => {
    if (!autoFocus && !isOther) return;
    plainEditor.current?.setSelectionRange(0, 0);
    plainEditor.current?.focus();
    editor.current?.focus('start');
    if (paperToCome.current) editor.current?.setStationery(paperToCome.current);
    paperToCome.current = null;
  });
  const finish = useEffectEvent(handOver);
  // The button that changes the editor goes with the old one.
  useEffect(() => {
    begin(shown.current !== isHtml);
    shown.current = isHtml;
  }, [isHtml]);
  // A layout effect ends while the editor is still there to be read.
  useLayoutEffect(() => () => finish(), []);

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
        end={
          <>
            {end}
            {other}
          </>
        }
      />
    );
  return (
    <RichTextEditor
      ref={editor}
      defaultHtml={html}
      errorMessage={errorMessage}
      {...pictures}
      end={
        <>
          {end}
          {other}
        </>
      }
      onChange={rest}
    />
  );
}

/** HTML as plain text: each block a line. */
function toText(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replace(/<(?:br|\/p|\/div|\/li|\/tr|\/h\d)\b[^>]*>/gi, '$&\n'), 'text/html');
  return (body.textContent ?? '').replace(/\n{3,}/g, '\n\n').trim();
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
