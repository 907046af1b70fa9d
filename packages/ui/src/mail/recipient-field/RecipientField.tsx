import { clsx } from 'clsx';
import { type DragEvent, lazy, type Ref, Suspense, useId, useLayoutEffect, useRef, useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { visuallyHidden } from '../../foundation/styles/visuallyHidden.css.ts';
import { FieldRow } from '../compose-form/FieldRow.tsx';
import { type ChipActions, EditedChip, RecipientChip } from './RecipientChip.tsx';
import * as styles from './RecipientField.css.ts';
import { formatRecipient, type Recipient, type RecipientSuggestion, readDropped, recipientsType } from './recipients.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { useRecipientField } from './useRecipientField.ts';

/** Comes with the first menu that is opened. */
const ChipMenu = lazy(async () => ({ default: (await import('./ChipMenu.tsx')).ChipMenu }));

/** Handle of a recipient field, for its parent. */
export interface RecipientFieldHandle {
  /** Puts the caret into the text input, or the focus onto the recipient at this place. */
  focus: (index?: number) => void;
  /** Turns the remaining typed text into chips, as before sending, and returns all recipients. */
  commit: () => Recipient[];
}

/** Another field that a recipient can be moved to. */
export interface RecipientMoveTarget {
  id: string;
  /** Its name: `Cc`. */
  label: string;
}

export interface RecipientFieldProps {
  /** The name of the field, shown and spoken: `To`. */
  label: string;
  value: readonly Recipient[];
  onChange: (value: Recipient[]) => void;
  /** Cuts text into recipients and says which are valid; the rules are the caller's. */
  parse: (text: string) => Recipient[];
  /** Matches for the text last passed to `onQuery`. */
  suggestions?: readonly RecipientSuggestion[] | undefined;
  /** Called with the unfinished text at every key outside a composition; empty when there is none. */
  onQuery?: ((text: string) => void) | undefined;
  /** Opens an editor for the chip. Without it the chip becomes an input in place. */
  onEdit?: ((recipient: Recipient, index: number) => void) | undefined;
  /** The fields that chips can be moved to by their menu, as dragging does with a pointer. */
  moveTargets?: readonly RecipientMoveTarget[] | undefined;
  /** Called with what was moved by the menu, once it is out of this field: add it to the other. */
  onMove?: ((recipients: Recipient[], targetId: string) => void) | undefined;
  /** Called when the field or one of its chips takes the focus. */
  onFocus?: (() => void) | undefined;
  /** Error of the field as a whole, shown below it. */
  errorMessage?: string | undefined;
  placeholder?: string | undefined;
  isReadOnly?: boolean | undefined;
  autoFocus?: boolean | undefined;
  /** Layout: `line` for a row in a message header, `box` for a field in a form. @default 'line' */
  variant?: 'line' | 'box' | undefined;
  /** Whether phones hide the field in a message header while it's empty, until the user shows all fields. @default false */
  isRare?: boolean | undefined;
  /** Controls at the end of the row. */
  end?: React.ReactNode;
  className?: string | undefined;
  ref?: Ref<RecipientFieldHandle> | undefined;
}

/** Takes mail addresses as chips, with suggestions while typing. For one address that is not a recipient, use `TextField`. */
export function RecipientField(props: RecipientFieldProps) {
  const { label, value, placeholder, errorMessage, isReadOnly = false, variant, isRare, end, className } = props;
  const strings = useStrings().recipientField;
  const field = useRecipientField(props, props.ref);
  const id = useId();
  const isOwnDrop = useRef(false);
  const [isDropTarget, setIsDropTarget] = useState(false);
  const chosen = field.offered[field.chosen];

  const onDragStart = (event: DragEvent, index: number) => {
    const indexes = field.selected(index) ? field.selectedIndexes() : [index];
    const recipients = value.filter((_, at) => indexes.includes(at));
    isOwnDrop.current = false;
    event.dataTransfer.effectAllowed = 'copyMove';
    event.dataTransfer.setData(recipientsType, JSON.stringify({ fieldId: id, recipients }));
    event.dataTransfer.setData('text/plain', recipients.map(formatRecipient).join(', '));
  };
  const onDragEnd = (event: DragEvent, index: number) => {
    if (event.dataTransfer.dropEffect !== 'move' || isOwnDrop.current) return;
    field.remove(field.selected(index) ? field.selectedIndexes() : [index]);
  };
  const chipActions = useStableActions({
    focus: (index) => field.setRange({ anchor: index, head: index }),
    edit: field.edit,
    remove: (index) => field.remove([index]),
    openMenu: field.openMenu,
    keyDown: field.onChipKeyDown,
    dragStart: onDragStart,
    dragEnd: onDragEnd,
  });
  const onDrop = (event: DragEvent) => {
    setIsDropTarget(false);
    const dropped = readDropped(event.dataTransfer.getData(recipientsType));
    if (dropped === undefined || isReadOnly) return;
    event.preventDefault();
    event.stopPropagation();
    isOwnDrop.current = dropped.fieldId === id;
    if (!isOwnDrop.current) field.add(dropped.recipients);
  };

  return (
    <FieldRow
      className={clsx(styles.row, className)}
      label={label}
      htmlFor={`${id}-input`}
      errorMessage={errorMessage}
      errorId={`${id}-error`}
      end={end}
      variant={variant}
      isRare={isRare}
    >
      {/*
       * biome-ignore lint/a11y/noStaticElementInteractions: clicks beside the chips focus the input, which the keyboard reaches directly
       */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div
        ref={field.box}
        className={styles.box}
        data-drop-target={isDropTarget || undefined}
        onClick={(event) => event.target === event.currentTarget && field.focusInput()}
        onCopy={field.onCopy}
        onCut={field.onCopy}
        onPaste={field.onPaste}
        onFocus={props.onFocus}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && field.onLeave()}
        onDragOver={(event) => {
          if (isReadOnly || !event.dataTransfer.types.includes(recipientsType)) return;
          event.preventDefault();
          event.dataTransfer.dropEffect = 'move';
          setIsDropTarget(true);
        }}
        onDragLeave={(event) => !event.currentTarget.contains(event.relatedTarget as Node | null) && setIsDropTarget(false)}
        onDrop={onDrop}
      >
        {field.firstDrawn > 0 && (
          <button type="button" className={styles.more} aria-label={strings.showMore(field.firstDrawn)} onClick={field.drawMore}>
            {`+${field.firstDrawn}`}
          </button>
        )}
        {value.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: chips wrap with the text input, which no table can
          <div role="grid" aria-label={strings.chips(label)} aria-multiselectable="true" className={styles.chips}>
            {value.map((recipient, index) =>
              index < field.firstDrawn ? null : field.editing === index ? (
                <EditedChip
                  key={recipient.address}
                  recipient={recipient}
                  onFinish={(written, doFocus) => field.finishEdit(index, written, doFocus)}
                />
              ) : (
                <RecipientChip
                  key={recipient.address}
                  recipient={recipient}
                  index={index}
                  isSelected={field.selected(index)}
                  isReadOnly={isReadOnly}
                  actions={chipActions}
                />
              ),
            )}
          </div>
        )}
        <input
          ref={field.input}
          id={`${id}-input`}
          className={styles.input}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={field.isOpen}
          aria-controls={field.isOpen ? `${id}-list` : undefined}
          aria-activedescendant={field.isOpen && chosen ? `${id}-${chosen.id}` : undefined}
          aria-invalid={errorMessage !== undefined || undefined}
          aria-describedby={errorMessage === undefined ? undefined : `${id}-error`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: a new letter begins with its recipient; the caller says when
          autoFocus={props.autoFocus}
          readOnly={isReadOnly}
          placeholder={value.length === 0 ? placeholder : undefined}
          value={field.text}
          onChange={(event) => field.write(event.currentTarget.value)}
          onFocus={() => field.setRange(undefined)}
          onKeyDown={field.onInputKeyDown}
          onCompositionStart={() => field.onComposition(true)}
          onCompositionEnd={() => field.onComposition(false)}
        />
        {field.isOpen && (
          <SuggestionList
            id={`${id}-list`}
            optionId={(one) => `${id}-${one.id}`}
            label={strings.suggestions(label)}
            anchor={field.input}
            query={field.text.trim()}
            suggestions={field.offered}
            chosen={field.chosen}
            onHover={field.setOption}
            onPick={field.pick}
          />
        )}
        {field.menu && (
          <Suspense>
            <ChipMenu
              anchor={field.menu.anchor}
              targets={props.onMove && !isReadOnly ? (props.moveTargets ?? []) : []}
              onEdit={isReadOnly || field.selectedIndexes().length > 1 ? undefined : () => field.edit(field.menu?.index ?? 0)}
              onCopy={() => void navigator.clipboard.writeText(field.selectedRecipients().map(formatRecipient).join(', '))}
              onMove={field.moveTo}
              onRemove={isReadOnly ? undefined : () => field.remove(field.selectedIndexes())}
              onClose={() => field.setMenu(undefined)}
            />
          </Suspense>
        )}
        <span aria-live="polite" className={visuallyHidden}>
          {field.isOpen ? strings.offered(field.offered.length) : field.announcement}
        </span>
      </div>
    </FieldRow>
  );
}

/** The same calls at each render, which do what they were last given to do. */
function useStableActions(actions: ChipActions): ChipActions {
  const last = useRef(actions);
  useLayoutEffect(() => {
    last.current = actions;
  });
  const [stable] = useState<ChipActions>(() => ({
    focus: (index) => last.current.focus(index),
    edit: (index) => last.current.edit(index),
    remove: (index) => last.current.remove(index),
    openMenu: (index, anchor) => last.current.openMenu(index, anchor),
    keyDown: (event, index) => last.current.keyDown(event, index),
    dragStart: (event, index) => last.current.dragStart(event, index),
    dragEnd: (event, index) => last.current.dragEnd(event, index),
  }));
  return stable;
}
