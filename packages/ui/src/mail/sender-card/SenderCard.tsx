import { clsx } from 'clsx';
import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { showBidiControls } from '../../foundation/text/index.ts';
import { Avatar } from '../../parts/avatar/index.ts';
import { Button, IconButton } from '../../parts/button/index.ts';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '../../parts/menu/index.ts';
import { Skeleton } from '../../parts/skeleton/index.ts';
import { CopyButton } from './CopyButton.tsx';
import * as styles from './SenderCard.css.ts';

/** Props of {@link SenderCard}. An action whose handler is left out is left out. */
export interface SenderCardProps {
  name: string;
  address: string;
  /** A photograph in place of the initial. */
  imageUrl?: string | undefined;
  department?: string | undefined;
  position?: string | undefined;
  mobile?: string | undefined;
  /** The card is one's own: it leads to one's settings and out. @default false */
  isSelf?: boolean | undefined;
  /** The address is among the personal contacts: it is changed there, not added. @default false */
  isContact?: boolean | undefined;
  /** Department and contact are still asked for; their places are kept. @default false */
  isPending?: boolean | undefined;
  onWrite?: (() => void) | undefined;
  onAddContact?: (() => void) | undefined;
  onEditContact?: (() => void) | undefined;
  /** Called to show the messages exchanged with this address. */
  onShowMails?: (() => void) | undefined;
  onAddToWhitelist?: (() => void) | undefined;
  /** Refuses further mail of this address. */
  onBlock?: (() => void) | undefined;
  onSettings?: (() => void) | undefined;
  onLogOut?: (() => void) | undefined;
  className?: string | undefined;
}

/** Details of a person and actions for their address. Used inside a `HoverCard` or a `Popover`. */
export function SenderCard(props: SenderCardProps) {
  const { name, address, imageUrl, department, position, mobile, isSelf = false, isPending = false, className } = props;
  const words = useStrings().senderCard;
  // Without a name the part before the @ stands for it: the whole address follows below.
  const shownName = showBidiControls(name) || address.replace(/@.*/, '');
  const details = [
    [words.department, department],
    [words.position, position],
    [words.mobile, mobile],
  ].filter((detail): detail is [string, string] => Boolean(detail[1]));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div role="group" aria-label={words.label(shownName)} className={clsx(styles.card, className)}>
      <div className={styles.head}>
        <Avatar name={name || address} address={address} imageUrl={imageUrl} size="large" />
        <div className={styles.names}>
          <div className={styles.name} title={shownName}>
            <bdi>{shownName}</bdi>
          </div>
          <div className={styles.address}>
            <bdi className={styles.addressText} title={address}>
              {address}
            </bdi>
            <CopyButton text={address} label={words.copyAddress} copiedLabel={words.copied} />
          </div>
        </div>
      </div>
      {isPending && (
        <div className={styles.waiting}>
          <Skeleton width="64%" />
          <Skeleton width="48%" />
        </div>
      )}
      {!isPending && details.length > 0 && (
        <dl className={styles.details}>
          {details.map(([term, detail]) => [
            <dt key={term} className={styles.term}>
              {term}
            </dt>,
            <dd key={`${term}:`} className={styles.detail}>
              {detail}
            </dd>,
          ])}
        </dl>
      )}
      <div className={styles.actions}>{isSelf ? <OwnActions {...props} /> : <Actions {...props} />}</div>
    </div>
  );
}

function OwnActions({ onSettings, onLogOut }: SenderCardProps) {
  const words = useStrings().senderCard;
  return (
    <>
      {onSettings && (
        <Button size="small" icon={<Icon name="settings" />} onPress={onSettings}>
          {words.settings}
        </Button>
      )}
      {onLogOut && (
        <Button size="small" icon={<Icon name="sign_out" />} onPress={onLogOut}>
          {words.logOut}
        </Button>
      )}
    </>
  );
}

function Actions(props: SenderCardProps) {
  const { onWrite, onAddContact, onEditContact, isContact = false, isPending = false } = props;
  const words = useStrings().senderCard;
  const onContact = isContact ? onEditContact : onAddContact;
  return (
    <>
      {onWrite && (
        <Button size="small" tone="accent" icon={<Icon name="mail" />} onPress={onWrite}>
          {words.write}
        </Button>
      )}
      {onContact && (
        <Button size="small" isDisabled={isPending} icon={<Icon name={isContact ? 'edit' : 'person_add'} />} onPress={onContact}>
          {isContact ? words.editContact : words.addContact}
        </Button>
      )}
      <MoreActions {...props} />
    </>
  );
}

function MoreActions({ onShowMails, onAddToWhitelist, onBlock }: SenderCardProps) {
  const words = useStrings().senderCard;
  if (!onShowMails && !onAddToWhitelist && !onBlock) return null;
  return (
    <MenuTrigger>
      <IconButton size="small" label={words.more} icon={<Icon name="more_horizontal" />} className={styles.more} />
      <Menu aria-label={words.more}>
        {onShowMails && (
          <MenuItem id="mails" start={<Icon name="mail_multiple" />} onAction={onShowMails}>
            {words.showMails}
          </MenuItem>
        )}
        {onAddToWhitelist && (
          <MenuItem id="whitelist" start={<Icon name="shield_checkmark" />} onAction={onAddToWhitelist}>
            {words.addToWhitelist}
          </MenuItem>
        )}
        {onBlock && (onShowMails || onAddToWhitelist) && <MenuSeparator />}
        {onBlock && (
          <MenuItem id="block" tone="danger" start={<Icon name="person_prohibited" />} onAction={onBlock}>
            {words.block}
          </MenuItem>
        )}
      </Menu>
    </MenuTrigger>
  );
}
