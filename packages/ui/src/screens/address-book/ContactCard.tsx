import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { showBidiControls } from '../../foundation/text/index.ts';
import { Avatar } from '../../parts/avatar/index.ts';
import { Button, IconButton } from '../../parts/button/index.ts';
import { Skeleton } from '../../parts/skeleton/index.ts';
import { aside } from './AddressBook.css.ts';
import * as styles from './ContactCard.css.ts';
import { type SharedEntries, SharedList } from './SharedList.tsx';

/** Line of a card: a field with its value. */
export interface CardDetail {
  label: string;
  value: ReactNode;
}

/** Props of {@link ContactCard}. An action whose handler is left out is left out. */
export interface ContactCardProps {
  name: string;
  /** Line below the name, such as position and company. */
  note?: string | undefined;
  imageUrl?: string | undefined;
  /** Fields that have a value, in their order. */
  details: readonly CardDetail[];
  mails?: SharedEntries | undefined;
  events?: SharedEntries | undefined;
  onWrite?: (() => void) | undefined;
  onEdit?: (() => void) | undefined;
  onAdd?: (() => void) | undefined;
  onPromote?: (() => void) | undefined;
  onClose: () => void;
  /** Moves the focus to the card when it opens. @default false */
  takesFocus?: boolean | undefined;
  isLoading?: boolean | undefined;
  /** Error in place of the details. */
  error?: ReactNode;
}

/** Card of a contact beside the list: fields, and what the user and the contact share. Escape closes it. */
export function ContactCard(props: ContactCardProps) {
  const { name, note, imageUrl, details, mails, events, onClose, takesFocus = false, isLoading = false, error } = props;
  const { addressBook: words } = useStrings();
  const headingId = useId();
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    const card = ref.current;
    const before = document.activeElement;
    card?.focus({ preventScroll: true });
    return () => {
      // Another row may have the focus by now, and keeps it.
      if (card?.contains(document.activeElement) && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [takesFocus]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <aside ref={ref} tabIndex={-1} aria-labelledby={headingId} className={aside} onKeyDown={onKeyDown}>
      <div className={styles.card}>
        <div className={styles.close}>
          <IconButton label={words.closeCard} icon={<Icon name="dismiss" />} onPress={onClose} />
        </div>
        <div className={styles.head}>
          <Avatar name={name} imageUrl={imageUrl} className={styles.portrait} />
          <h2 id={headingId} className={styles.name}>
            <bdi>{showBidiControls(name)}</bdi>
          </h2>
          {note && <span className={styles.note}>{note}</span>}
        </div>
        <CardActions {...props} />
        {error}
        {isLoading && details.length === 0 && (
          <>
            <Skeleton width="64%" />
            <Skeleton width="48%" />
          </>
        )}
        <dl className={styles.details}>
          {details.map(({ label, value }) => [
            <dt key={label} className={styles.term}>
              {label}
            </dt>,
            <dd key={`${label}:`} className={styles.detail}>
              {value}
            </dd>,
          ])}
        </dl>
        {mails && <SharedList title={words.mailsWith(mails.total)} icon={<Icon name="mail" size={16} />} {...mails} />}
        {events && <SharedList title={words.eventsWith(events.total)} icon={<Icon name="calendar_ltr" size={16} />} {...events} />}
      </div>
    </aside>
  );
}

function CardActions({ onWrite, onEdit, onAdd, onPromote }: ContactCardProps) {
  const { addressBook: words } = useStrings();
  return (
    <div className={styles.actions}>
      {onWrite && (
        <Button tone="accent" icon={<Icon name="mail" />} onPress={onWrite}>
          {words.write}
        </Button>
      )}
      {onEdit && (
        <Button icon={<Icon name="edit" />} onPress={onEdit}>
          {words.edit}
        </Button>
      )}
      {onAdd && (
        <Button icon={<Icon name="person_add" />} onPress={onAdd}>
          {words.copy}
        </Button>
      )}
      {onPromote && (
        <Button icon={<Icon name="checkmark" />} onPress={onPromote}>
          {words.promote}
        </Button>
      )}
    </div>
  );
}
