import { lazy, type ReactNode, Suspense, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { AlertDialog } from '../../parts/alert-dialog/index.ts';
import { Button } from '../../parts/button/index.ts';
import { Dialog } from '../../parts/dialog/index.ts';
import type { RichTextEditorHandle } from '../../parts/rich-text-editor/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import * as styles from './LetterDialog.css.ts';
import type { KeptLetter } from './LetterList.tsx';

const RichTextEditor = lazy(async () => ({ default: (await import('../../parts/rich-text-editor/index.ts')).RichTextEditor }));

export interface LetterDialogProps {
  /** Title of the dialog, such as `New template`. */
  title: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Saved template or signature; undefined for a new one. */
  letter?: Pick<KeptLetter, 'caption' | 'content'> | undefined;
  /** Called with what was written, once it has a name. */
  onSave: (letter: Pick<KeptLetter, 'caption' | 'content'>) => void;
  isSaving?: boolean | undefined;
  /** Error that occurred while saving. */
  errorMessage?: string | undefined;
  /** Called with image files. Without it the editor has no image button. */
  onImageFiles?: ((files: File[]) => void) | undefined;
}

/** Writes a template or a signature: its name, and what is in it. What was written is not given up before a question. */
export function LetterDialog({ title, isOpen, onOpenChange, ...props }: LetterDialogProps) {
  const strings = useStrings().keptLetters;
  const isChanged = useRef(false);
  const [isAsking, setIsAsking] = useState(false);
  const begin = useCallback(() => {
    isChanged.current = false;
    setIsAsking(false);
  }, []);
  const change = () => {
    isChanged.current = true;
  };
  return (
    <>
      <Dialog
        title={title}
        size={720}
        isOpen={isOpen}
        onOpenChange={(next) => (isChanged.current ? setIsAsking(true) : onOpenChange(next))}
      >
        {({ close }) => <LetterForm {...props} onBegin={begin} onChange={change} onCancel={close} />}
      </Dialog>
      <AlertDialog
        isOpen={isOpen && isAsking}
        onOpenChange={setIsAsking}
        tone="danger"
        title={strings.discardTitle}
        confirmLabel={strings.discard}
        cancelLabel={strings.goOn}
        onConfirm={() => onOpenChange(false)}
      />
    </>
  );
}

interface LetterFormProps extends Omit<LetterDialogProps, 'title' | 'isOpen' | 'onOpenChange'> {
  onBegin: () => void;
  onChange: () => void;
  onCancel: () => void;
}

function LetterForm({ letter, onSave, onBegin, onChange, onCancel, ...props }: LetterFormProps) {
  const { isSaving = false, errorMessage, onImageFiles } = props;
  const strings = useStrings().keptLetters;
  const errorId = useId();
  const editor = useRef<RichTextEditorHandle>(null);
  const name = useRef<HTMLInputElement>(null);
  const [caption, setCaption] = useState(letter?.caption ?? '');
  const [wasTried, setWasTried] = useState(false);
  const isNameless = caption.trim() === '';
  useEffect(onBegin, [onBegin]);
  const save = () => {
    setWasTried(true);
    // An error is shown at its field, which receives the focus.
    if (isNameless) return name.current?.focus();
    onSave({ caption: caption.trim(), content: editor.current?.getHtml() ?? letter?.content ?? '' });
  };
  return (
    <div className={styles.form}>
      <TextField
        inputRef={name}
        label={strings.caption}
        value={caption}
        onChange={(next) => {
          onChange();
          setCaption(next);
        }}
        autoFocus
        errorMessage={wasTried && isNameless ? strings.nameless : undefined}
      />
      <div className={styles.editor}>
        <Suspense fallback={<div className={styles.waiting} />}>
          <RichTextEditor
            ref={editor}
            label={strings.content}
            defaultHtml={letter?.content ?? ''}
            onChange={onChange}
            onImageFiles={onImageFiles}
          />
        </Suspense>
      </div>
      {errorMessage !== undefined && (
        <p id={errorId} role="alert" className={styles.error}>
          {errorMessage}
        </p>
      )}
      <div className={styles.actions}>
        <Button onPress={onCancel}>{strings.cancel}</Button>
        <Button tone="accent" isPending={isSaving} onPress={save}>
          {strings.save}
        </Button>
      </div>
    </div>
  );
}
