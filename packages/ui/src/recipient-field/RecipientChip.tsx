import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Icon } from '../icon/index.ts';
import { useStrings } from '../provider/index.ts';
import * as styles from './RecipientField.css.ts';
import { formatRecipient, type Recipient } from './recipients.ts';
import { isComposingKey } from './useRecipientField.ts';

interface RecipientChipProps {
  recipient: Recipient;
  index: number;
  isSelected: boolean;
  isReadOnly: boolean;
  onFocus: () => void;
  onEdit: () => void;
  onRemove: () => void;
  onMenu: (anchor: HTMLElement) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onDragStart: (event: DragEvent) => void;
  onDragEnd: (event: DragEvent) => void;
}

/** One recipient: a row of the field's grid, so that its remove button may be a button. */
export function RecipientChip({
  recipient,
  index,
  isSelected,
  isReadOnly,
  onFocus,
  onEdit,
  onRemove,
  onMenu,
  ...events
}: RecipientChipProps) {
  const strings = useStrings().recipientField;
  const { name, address, isValid, detail } = recipient;
  const shown = name || address;
  const spoken = formatRecipient(recipient);
  return (
    // biome-ignore lint/a11y/useSemanticElements: chips wrap with the text input, which no table can
    <div
      role="row"
      tabIndex={-1}
      data-chip={index}
      data-selected={isSelected || undefined}
      data-invalid={!isValid || undefined}
      className={styles.chip}
      aria-selected={isSelected}
      aria-label={isValid ? spoken : strings.invalid(spoken)}
      title={name === '' ? undefined : address}
      draggable={!isReadOnly}
      onFocus={(event) => event.target === event.currentTarget && onFocus()}
      onDoubleClick={onEdit}
      onContextMenu={(event) => {
        event.preventDefault();
        onMenu(event.currentTarget);
      }}
      aria-haspopup="menu"
      {...events}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: see the row */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the row takes the focus */}
      <span role="gridcell" className={styles.chipCell}>
        {!isValid && <Icon name="error_circle_filled" size={16} />}
        <span className={styles.chipText}>{shown}</span>
        {detail !== undefined && <span className={styles.chipDetail}>{detail}</span>}
        {!isReadOnly && (
          <button type="button" tabIndex={-1} className={styles.remove} aria-label={strings.remove(shown)} onClick={onRemove}>
            <Icon name="dismiss" className={styles.removeIcon} />
          </button>
        )}
      </span>
    </div>
  );
}

interface EditedChipProps {
  recipient: Recipient;
  /** The text as left, or nothing when the change was given up. */
  onFinish: (written: string | undefined, doFocus: boolean) => void;
}

/** A chip while its text is changed in place. */
export function EditedChip({ recipient, onFinish }: EditedChipProps) {
  const strings = useStrings().recipientField;
  const [written, setWritten] = useState(formatRecipient(recipient));
  const isDone = useRef(false);
  // Taking the input away blurs it, which must not finish the change a second time.
  const finish = (result: string | undefined, doFocus: boolean) => {
    if (isDone.current) return;
    isDone.current = true;
    onFinish(result, doFocus);
  };
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
