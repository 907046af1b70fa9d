import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, type Ref, type RefObject, useRef, useState } from 'react';
import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { media } from '../../foundation/theme/measures.ts';
import { Button, IconButton } from '../../parts/button/index.ts';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '../../parts/menu/index.ts';
import * as styles from './ComposeForm.css.ts';
import type { FieldLink } from './FieldLinks.tsx';
import { SendButton } from './SendButton.tsx';

export interface ComposeFormProps {
  /** Title of the form, such as `Reply`; the page title on phones. */
  title?: string | undefined;
  onSend: () => void;
  /** Without it there is no Preview. */
  onPreview?: (() => void) | undefined;
  /** Without it there is no Save. */
  onSaveDraft?: (() => void) | undefined;
  /** Without it there is no Close, as in a dialog that has its own. */
  onClose?: (() => void) | undefined;
  /** Whether the message is being sent. Send then shows progress and ignores presses; the other actions stay enabled. */
  isSending?: boolean | undefined;
  /** Whether the send button schedules the message. */
  isScheduled?: boolean | undefined;
  /** `MenuItem`s of other ways to send, in a menu beside the send button. */
  sendMenu?: ReactNode;
  /** The name of that menu. */
  sendMenuLabel?: string | undefined;
  /** Called with the selected item of that menu. */
  onSendMenu?: ((id: string) => void) | undefined;
  /** State of the draft, announced when it changes: `Draft saved at 10:24`. */
  status?: ReactNode;
  /** More actions behind the four of every letter. */
  actions?: ReactNode;
  /** Rows above the message: `SenderField`, `RecipientField`s, `SubjectField`, attachments. */
  fields: ReactNode;
  /** The links that are also in the sender row. Ctrl+Shift+C and Ctrl+Shift+B press the links with the ids `cc` and `bcc`. */
  links?: readonly FieldLink[] | undefined;
  /** The editor of the body. */
  editor: ReactNode;
  /** Checkboxes below the message. */
  options?: ReactNode;
  /** Contacts, stationery and templates, beside the message if there is space. */
  pane?: ReactNode;
  /** The name of the pane and of the button that shows it. */
  paneLabel?: string | undefined;
  /** Whether the pane is open when there is no space beside the message. */
  isPaneOpen?: boolean | undefined;
  onPaneOpenChange?: ((isOpen: boolean) => void) | undefined;
  className?: string | undefined;
}

/** Layout of a message being written. It arranges slots and handles their keyboard shortcuts; the caller provides the content. */
export function ComposeForm(props: ComposeFormProps) {
  const { title, isSending = false, isPaneOpen = false, onPaneOpenChange, pane, paneLabel, links = [] } = props;
  const strings = useStrings().composeForm;
  const [hasAllFields, setAllFields] = useState(false);
  const paneButton = useRef<HTMLButtonElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const aside = useRef<HTMLElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const closePane = () => {
    // Closing the pane would drop the focus in it, so move it back to the button that opened the pane.
    const opener = [paneButton, more].find(({ current }) => current?.checkVisibility());
    if (aside.current?.contains(document.activeElement)) opener?.current?.focus();
    onPaneOpenChange?.(false);
  };
  const isLeftOut = () => !hasAllFields && matchMedia(media.narrow).matches;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Escape' && isPaneOpen && !event.defaultPrevented) return closePane();
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const link = links.find((one) => event.shiftKey && { KeyC: 'cc', KeyB: 'bcc' }[event.code] === one.id);
    const show = () => {
      setAllFields(true);
      if (!link?.isShown) link?.onPress();
    };
    const action =
      (link && isLeftOut() ? show : link?.onPress) ??
      (event.key === 'Enter' ? !isSending && props.onSend : event.key === 's' && props.onSaveDraft);
    if (!action) return;
    event.preventDefault();
    // A button that has the focus would be pressed as well.
    event.stopPropagation();
    action();
  };
  const isOwnButton = ({ target, currentTarget }: KeyboardEvent) =>
    target instanceof Element && currentTarget.contains(target) && target.closest('button') !== null;

  return (
    <form
      aria-label={strings.form}
      className={clsx(styles.form, props.className)}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={onKeyDown}
      onKeyDownCapture={(event) => (event.ctrlKey || event.metaKey) && isOwnButton(event) && onKeyDown(event)}
    >
      <div className={styles.toolbar}>
        {title !== undefined && <span className={styles.title}>{title}</span>}
        <SendButton {...props} />
        <ToolbarButton icon="eye" label={strings.preview} onPress={props.onPreview} className={styles.roomy} />
        <ToolbarButton icon="save" label={strings.saveDraft} onPress={props.onSaveDraft} className={styles.roomy} />
        <ToolbarButton icon="dismiss" label={strings.close} onPress={props.onClose} className={styles.close} />
        {props.actions}
        <span role="status" className={styles.status}>
          {props.status}
        </span>
        {pane !== undefined && paneLabel !== undefined && (
          <IconButton
            ref={paneButton}
            label={paneLabel}
            icon={<Icon name="contact_card" />}
            className={styles.paneButton}
            aria-expanded={isPaneOpen}
            onPress={() => onPaneOpenChange?.(!isPaneOpen)}
          />
        )}
        <MoreMenu {...props} buttonRef={more} paneRef={close} hasAllFields={hasAllFields} onAllFields={setAllFields} />
      </div>
      <div className={styles.columns} data-pane={pane === undefined ? undefined : true}>
        <div className={styles.letter}>
          <div className={styles.scroller}>
            <div className={styles.fields} data-all={hasAllFields || undefined}>
              {props.fields}
            </div>
            <div className={styles.editor}>{props.editor}</div>
          </div>
          {props.options !== undefined && <div className={styles.options}>{props.options}</div>}
        </div>
        {pane !== undefined && (
          <aside ref={aside} aria-label={paneLabel} className={styles.pane} data-open={isPaneOpen || undefined}>
            {onPaneOpenChange && (
              <IconButton
                ref={close}
                label={strings.closePane}
                icon={<Icon name="dismiss" />}
                className={styles.paneClose}
                onPress={closePane}
              />
            )}
            {pane}
          </aside>
        )}
      </div>
    </form>
  );
}

interface MoreMenuProps extends ComposeFormProps {
  hasAllFields: boolean;
  onAllFields: (hasAllFields: boolean) => void;
  buttonRef: Ref<HTMLButtonElement>;
  /** Element that gets focus in the pane when the menu opens it over the message. */
  paneRef: RefObject<HTMLButtonElement | null>;
}

/** Menu of the actions that don't fit into the title bar on a phone. */
function MoreMenu({ hasAllFields, onAllFields, buttonRef, paneRef, links = [], pane, paneLabel, ...props }: MoreMenuProps) {
  const strings = useStrings().composeForm;
  const opensPane = useRef(false);
  // The menu returns focus to its button, which the pane covers by then.
  const goIntoPane = () => {
    if (opensPane.current) paneRef.current?.focus();
    opensPane.current = false;
  };
  const actions: Record<string, (() => void) | undefined> = {
    preview: props.onPreview,
    save: props.onSaveDraft,
    pane: () => {
      opensPane.current = true;
      props.onPaneOpenChange?.(true);
    },
    rare: () => onAllFields(!hasAllFields),
  };
  return (
    <MenuTrigger>
      <IconButton
        ref={buttonRef}
        label={strings.more}
        icon={<Icon name="more_horizontal" />}
        className={styles.more}
        onFocus={goIntoPane}
      />
      <Menu
        aria-label={strings.more}
        placement="bottom end"
        onAction={(key) => (actions[key] ?? links.find(({ id }) => `link-${id}` === key)?.onPress)?.()}
      >
        {props.onPreview && <MenuItem id="preview">{strings.preview}</MenuItem>}
        {props.onSaveDraft && <MenuItem id="save">{strings.saveDraft}</MenuItem>}
        {pane !== undefined && paneLabel !== undefined && <MenuItem id="pane">{paneLabel}</MenuItem>}
        <MenuSeparator />
        <MenuItem id="rare">{hasAllFields ? strings.hideRare : strings.showRare}</MenuItem>
        {links
          .filter(({ id }) => id !== 'cc')
          .map(({ id, label, isShown }) => (
            <MenuItem key={id} id={`link-${id}`}>
              {isShown ? strings.hideField(label) : label}
            </MenuItem>
          ))}
      </Menu>
    </MenuTrigger>
  );
}

interface ToolbarButtonProps {
  icon: 'eye' | 'save' | 'dismiss';
  label: string;
  /** Without it there is no button. */
  onPress: (() => void) | undefined;
  className: string;
}

function ToolbarButton({ icon, label, onPress, className }: ToolbarButtonProps) {
  if (!onPress) return null;
  return (
    <Button variant="quiet" icon={<Icon name={icon} />} className={className} onPress={onPress}>
      <span className={styles.buttonLabel}>{label}</span>
    </Button>
  );
}
