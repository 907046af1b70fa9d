import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { BarButton } from '../../parts/app-shell/index.ts';
import { Menu, MenuItem, MenuSection, MenuTrigger } from '../../parts/menu/index.ts';

/** A mailbox that others share with the user. */
export interface SharedMailbox {
  id: string;
  name: string;
  address: string;
  /** Text that describes the user's permission. */
  right?: string | undefined;
}

/** Props of {@link MailboxSwitch}. */
export interface MailboxSwitchProps {
  /** The mailbox that shows. */
  name: string;
  /** Mailboxes that can be switched into; with none there is only the name. */
  mailboxes?: readonly SharedMailbox[] | undefined;
  onSwitch?: ((id: string) => void) | undefined;
  /** Leads back from a shared mailbox to one’s own; only there. */
  onBack?: (() => void) | undefined;
}

/** Name of the open mailbox, with a menu of the shared ones and the way back. For the top bar. */
export function MailboxSwitch({ name, mailboxes = [], onSwitch, onBack }: MailboxSwitchProps) {
  const { mailboxSwitch: words } = useStrings();
  const descriptionOf = ({ name, address, right }: SharedMailbox) => {
    if (right !== undefined) return words.about(address, right);
    return address === name ? undefined : address;
  };
  if (!onBack && mailboxes.length === 0) return <bdi>{name}</bdi>;
  return (
    <MenuTrigger>
      <BarButton
        label={words.name(name)}
        words={name}
        icon={<Icon name="people" size={16} />}
        iconAfter={<Icon name="chevron_down" size={16} />}
      />
      <Menu
        placement="bottom end"
        aria-label={words.menu}
        onAction={(key) => (key === BACK ? onBack?.() : onSwitch?.(String(key).slice(MAILBOX.length)))}
      >
        {onBack && (
          <MenuItem id={BACK} icon="arrow_left">
            {words.back}
          </MenuItem>
        )}
        {mailboxes.length > 0 && (
          <MenuSection title={words.shared}>
            {mailboxes.map((mailbox) => (
              <MenuItem
                key={mailbox.id}
                id={`${MAILBOX}${mailbox.id}`}
                icon={<Icon name="folder_person" size={16} />}
                textValue={mailbox.name}
                description={descriptionOf(mailbox)}
              >
                {mailbox.name}
              </MenuItem>
            ))}
          </MenuSection>
        )}
      </Menu>
    </MenuTrigger>
  );
}

const BACK = 'back';
/** Prefix of mailbox ids, so that none equals `BACK`. */
const MAILBOX = 'mailbox-';
