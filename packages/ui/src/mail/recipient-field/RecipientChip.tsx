import { type DragEvent, type KeyboardEvent, memo, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import * as styles from './RecipientField.css.ts';
import { formatRecipient, type Recipient } from './recipients.ts';
import { isComposingKey } from './useRecipientField.ts';

/** Handlers of a field for events on its chips. */
export interface ChipActions {
  focus: (index: number) => void;
  edit: (index: number) => void;
  remove: (index: number) => void;
  openMenu: (index: number, anchor: HTMLElement) => void;
  keyDown: (event: KeyboardEvent<HTMLElement>, index: number) => void;
  dragStart: (event: DragEvent, index: number) => void;
  dragEnd: (event: DragEvent, index: number) => void;
}

interface RecipientChipProps {
  recipient: Recipient;
  index: number;
  isSelected: boolean;
  isReadOnly: boolean;
  /** The same at each render. */
  actions: ChipActions;
}

const isSameRecipient = (one: Recipient, other: Recipient) =>
  one.address === other.address &&
  one.name === other.name &&
  one.isValid === other.isValid &&
  one.detail === other.detail &&
  one.warning === other.warning;

/**
 * One recipient, as a row of the field's grid so that its remove button can be a button. Re-rendered only when its appearance changes, not
 * at each keystroke in the field.
 */
export const RecipientChip = memo(
  Chip,
  (one, other) =>
    one.index === other.index &&
    one.isSelected === other.isSelected &&
    one.isReadOnly === other.isReadOnly &&
    one.actions === other.actions &&
    isSameRecipient(one.recipient, other.recipient),
);

function Chip({ recipient, index, isSelected, isReadOnly, actions }: RecipientChipProps) {
  const strings = useStrings().recipientField;
  const { name, address, isValid, detail, warning } = recipient;
  const shown = name || address;
  const written = formatRecipient(recipient);
  const spoken = warning === undefined ? written : strings.warned(written, warning);
  const hint = [name === '' ? '' : address, warning ?? ''].filter(Boolean).join('\n');
  return (
    // biome-ignore lint/a11y/useSemanticElements: chips wrap with the text input, which no table can
    <div
      role="row"
      tabIndex={-1}
      data-chip={index}
      data-selected={isSelected || undefined}
      data-invalid={!isValid || undefined}
      data-warned={(isValid && warning !== undefined) || undefined}
      className={styles.chip}
      aria-selected={isSelected}
      aria-label={isValid ? spoken : strings.invalid(spoken)}
      title={hint === '' ? undefined : hint}
      draggable={!isReadOnly}
      onFocus={(event) => event.target === event.currentTarget && actions.focus(index)}
      onDoubleClick={() => actions.edit(index)}
      onContextMenu={(event) => {
        event.preventDefault();
        actions.openMenu(index, event.currentTarget);
      }}
      aria-haspopup="menu"
      onKeyDown={(event) => actions.keyDown(event, index)}
      onDragStart={(event) => actions.dragStart(event, index)}
      onDragEnd={(event) => actions.dragEnd(event, index)}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: see the row */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the row takes the focus */}
      <span role="gridcell" aria-invalid={!isValid || undefined} className={styles.chipCell}>
        {!isValid && <Icon name="error_circle_filled" size={16} />}
        {isValid && warning !== undefined && <Icon name="warning_filled" size={16} />}
        <span className={styles.chipText}>{shown}</span>
        {detail !== undefined && <span className={styles.chipDetail}>{detail}</span>}
        {!isReadOnly && (
          <button
            type="button"
            tabIndex={-1}
            className={styles.remove}
            aria-label={strings.remove(shown)}
            onClick={() => actions.remove(index)}
          >
            <Icon name="dismiss" className={styles.removeIcon} />
          </button>
        )}
      </span>
    </div>
  );
}

interface EditedChipProps {
  recipient: Recipient;
  /** Called with the edited text, or undefined if the edit was canceled. */
  onFinish: (written: string | undefined, doFocus: boolean) => void;
}

/** A chip while its text is changed in place. */
export function EditedChip({ recipient, onFinish }: EditedChipProps) {
  const strings = useStrings().recipientField;
  const before = formatRecipient(recipient);
  const [written, setWritten] = useState(before);
  const isDone = useRef(false);
  // Taking the input away blurs it, which must not finish the change a second time.
  const finish = (result: string | undefined, doFocus: boolean) => {
    if (isDone.current) return;
    isDone.current = true;
    onFinish(result, doFocus);
  };
  const leave = useEffectEvent(() => {
    if (written !== before) finish(written, false);
  });
  // An input that unmounts with its field gets no blur event. Commit here, or the edited text would be lost.
  useLayoutEffect(() => () => leave(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: see RecipientChip
    // biome-ignore lint/a11y/useFocusableInteractive: the input inside takes the focus
    <div role="row" className={styles.editedChip}>
      {/* biome-ignore lint/a11y/useSemanticElements: see RecipientChip */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: see above */}
      <span role="gridcell" className={styles.chipCell}>
        <input
          className={styles.editInput}
          aria-label={strings.edit(recipient.name || recipient.address)}
          size={Math.max(8, Math.min(48, written.length + 1))}
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: the user has just asked to write here
          autoFocus
          value={written}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setWritten(event.currentTarget.value)}
          onBlur={() => finish(written, false)}
          onKeyDown={(event) => {
            if (isComposingKey(event)) return;
            if (event.key === 'Enter') {
              event.preventDefault();
              finish(written, true);
            } else if (event.key === 'Escape') {
              event.stopPropagation();
              finish(undefined, true);
            }
          }}
        />
      </span>
    </div>
  );
}
