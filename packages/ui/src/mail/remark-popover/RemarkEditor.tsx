import { clsx } from 'clsx';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button } from '../../parts/button/index.ts';
import { TextArea } from '../../parts/text-area/index.ts';
import * as styles from './RemarkEditor.css.ts';

/** The longest remark. */
export const REMARK_MAX = 200;

export interface RemarkEditorProps {
  /** The remark as it is saved; an empty one is none. */
  remark: string;
  /** Called with a trimmed text of 1 to 200 characters. */
  onSave: (remark: string) => void;
  /** Without it a remark cannot be taken away. */
  onDelete?: (() => void) | undefined;
  /** Called when the user cancels a new note, for example to close a popover. */
  onClose?: (() => void) | undefined;
  /** Layout of the editor: `popover` inside a `Popover`, `box` on a page. @default 'popover' */
  variant?: 'popover' | 'box' | undefined;
  /** The remark is being saved. @default false */
  isPending?: boolean | undefined;
  /** Why it was not saved. */
  errorMessage?: string | undefined;
  className?: string | undefined;
}

/** Private note on one message. Shows, edits and deletes it. */
export function RemarkEditor(props: RemarkEditorProps) {
  const { remark, onDelete, variant = 'popover', isPending = false, className } = props;
  const { remark: words } = useStrings();
  const [isEditing, setEditing] = useState(remark === '');
  const [shown, setShown] = useState(remark);
  const titleId = useId();
  const [wasEdited, setEdited] = useState(isEditing);
  if (isEditing && !wasEdited) setEdited(true);
  if (shown !== remark) {
    // What has been saved, here or in another window, ends the editing.
    setShown(remark);
    setEditing(remark === '');
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div role="group" aria-labelledby={titleId} className={clsx(styles.root, variant === 'box' && styles.box, className)}>
      {isEditing ? (
        <Editing {...props} titleId={titleId} onLeave={() => setEditing(remark === '')} />
      ) : (
        <>
          <Head titleId={titleId} />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long remark is scrolled with the arrow keys */}
          <p className={styles.text} tabIndex={0}>
            {remark}
          </p>
          <div className={styles.foot}>
            {onDelete && (
              <Button size="small" variant="quiet" className={styles.away} isPending={isPending} onPress={onDelete}>
                {words.delete}
              </Button>
            )}
            {/* Focus this button when the popover opens and when editing ends. */}
            <Button size="small" autoFocus={variant === 'popover' || wasEdited} onPress={() => setEditing(true)}>
              {words.edit}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function Head({ titleId, length }: { titleId: string; length?: number }) {
  return (
    <div className={styles.head}>
      <Icon name="note" />
      <span id={titleId} className={styles.title}>
        {useStrings().remark.name}
      </span>
      {length !== undefined && (
        <span className={styles.count} {...(length > REMARK_MAX && { 'data-over': true })}>
          {length} / {REMARK_MAX}
        </span>
      )}
    </div>
  );
}

function Editing({
  remark,
  onSave,
  onDelete,
  onClose,
  onLeave,
  isPending = false,
  errorMessage,
  titleId,
}: RemarkEditorProps & { titleId: string; onLeave: () => void }) {
  const { remark: words, alertDialog } = useStrings();
  const [text, setText] = useState(remark);
  const [wasTried, setTried] = useState(false);
  const value = text.trim();
  const isTooLong = value.length > REMARK_MAX;
  const error = isTooLong ? words.tooLong(REMARK_MAX) : wasTried && value === '' ? words.required : errorMessage;
  const save = () => {
    setTried(true);
    if (value !== '' && !isTooLong && !isPending) onSave(value);
  };
  const saveByKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    save();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    save();
  };
  return (
    <form className={styles.root} noValidate onSubmit={submit} onKeyDown={saveByKeys}>
      <Head titleId={titleId} length={text.length} />
      <TextArea autoFocus aria-labelledby={titleId} value={text} onChange={setText} errorMessage={error} />
      <div className={styles.foot}>
        {onDelete && remark !== '' && (
          <Button size="small" variant="quiet" className={styles.away} isDisabled={isPending} onPress={onDelete}>
            {words.delete}
          </Button>
        )}
        <Button size="small" className={styles.end} isDisabled={isPending} onPress={() => (remark === '' ? onClose?.() : onLeave())}>
          {alertDialog.cancel}
        </Button>
        <Button size="small" tone="accent" type="submit" isPending={isPending}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
