import { clsx } from 'clsx';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button, IconButton } from '../button/index.ts';
import { Icon } from '../icon-more/index.ts';
import { useStrings } from '../provider/index.ts';
import * as styles from './ComposeForm.css.ts';
import type { FieldLink } from './FieldLinks.tsx';

export interface ComposeFormProps {
  /** What is being written, the head of the page on phones: `Reply`. */
  title?: string | undefined;
  onSend: () => void;
  onPreview: () => void;
  onSaveDraft: () => void;
  onClose: () => void;
  /** The letter is on its way out: sending waits, the rest stays. */
  isSending?: boolean | undefined;
  /** The send button schedules (CMP-01). */
  isScheduled?: boolean | undefined;
  /** What became of the draft, spoken when it changes: `Draft saved at 10:24`. */
  status?: ReactNode;
  /** More actions behind the four of every letter. */
  actions?: ReactNode;
  /** The rows above the letter: `SenderField`, `RecipientField`s, `SubjectField`, attachments. */
  fields: ReactNode;
  /** The same links that stand in the sender's row; Ctrl+Shift+C and B press those with the ids `cc` and `bcc`. */
  links?: readonly FieldLink[] | undefined;
  /** The editor of the body. */
  editor: ReactNode;
  /** The check boxes below the letter. */
  options?: ReactNode;
  /** Contacts, stationery and templates, beside the letter where there is room. */
  pane?: ReactNode;
  /** The name of the pane and of the button that shows it. */
  paneLabel?: string | undefined;
  /** Whether the pane shows where there is no room beside the letter. */
  isPaneOpen?: boolean | undefined;
  onPaneOpenChange?: ((isOpen: boolean) => void) | undefined;
  className?: string | undefined;
}

/** Lays out a letter being written. It arranges its slots and knows their keys; what they hold is the caller's. */
export function ComposeForm(props: ComposeFormProps) {
  const { title, isSending = false, isPaneOpen = false, onPaneOpenChange, pane, paneLabel, links = [] } = props;
  const strings = useStrings().composeForm;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Escape' && isPaneOpen && !event.defaultPrevented) return onPaneOpenChange?.(false);
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const link = links.find((one) => event.shiftKey && { KeyC: 'cc', KeyB: 'bcc' }[event.code] === one.id);
    const action = link?.onPress ?? (event.key === 'Enter' ? !isSending && props.onSend : event.key === 's' && props.onSaveDraft);
    if (!action) return;
    event.preventDefault();
    action();
  };

  return (
    <form
      aria-label={strings.form}
      className={clsx(styles.form, props.className)}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={onKeyDown}
    >
      <div className={styles.toolbar}>
        {title !== undefined && <span className={styles.title}>{title}</span>}
        <Button tone="accent" className={styles.send} icon={<Icon name="send_filled" />} isPending={isSending} onPress={props.onSend}>
          {props.isScheduled ? strings.schedule : strings.send}
        </Button>
        <ToolbarButton icon="eye" label={strings.preview} onPress={props.onPreview} />
        <ToolbarButton icon="save" label={strings.saveDraft} onPress={props.onSaveDraft} />
        <ToolbarButton icon="dismiss" label={strings.close} onPress={props.onClose} className={styles.close} />
        {props.actions}
        <span role="status" className={styles.status}>
          {props.status}
        </span>
        {pane !== undefined && paneLabel !== undefined && (
          <IconButton
            label={paneLabel}
            icon={<Icon name="contact_card" />}
            className={styles.paneButton}
            aria-expanded={isPaneOpen}
            onPress={() => onPaneOpenChange?.(!isPaneOpen)}
          />
        )}
      </div>
      <div className={styles.columns} data-pane={pane === undefined ? undefined : true}>
        <div className={styles.letter}>
          <div className={styles.scroller}>
            <div className={styles.fields}>{props.fields}</div>
            <div className={styles.editor}>{props.editor}</div>
          </div>
          {props.options !== undefined && <div className={styles.options}>{props.options}</div>}
        </div>
        {pane !== undefined && (
          <aside aria-label={paneLabel} className={styles.pane} data-open={isPaneOpen || undefined}>
            {onPaneOpenChange && (
              <IconButton
                label={strings.closePane}
                icon={<Icon name="dismiss" />}
                className={styles.paneClose}
                onPress={() => onPaneOpenChange(false)}
              />
            )}
            {pane}
          </aside>
        )}
      </div>
    </form>
  );
}

interface ToolbarButtonProps {
  icon: 'eye' | 'save' | 'dismiss';
  label: string;
  onPress: () => void;
  className?: string | undefined;
}

function ToolbarButton({ icon, label, onPress, className = '' }: ToolbarButtonProps) {
  return (
    <Button variant="quiet" icon={<Icon name={icon} />} className={className} onPress={onPress}>
      <span className={styles.buttonLabel}>{label}</span>
    </Button>
  );
}
