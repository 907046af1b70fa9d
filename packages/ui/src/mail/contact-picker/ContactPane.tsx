import { clsx } from 'clsx';
import { Button, GridList, GridListItem } from 'react-aria-components';
import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { Avatar } from '../../parts/avatar/index.ts';
import { PageSteps } from '../../parts/pagination/PageSteps.tsx';
import { SearchField } from '../../parts/search-field/index.ts';
import { SkeletonRows } from '../../parts/skeleton/index.ts';
import * as styles from './ContactPicker.css.ts';
import { type ContactSource, type PickerContact, type RecipientKind, recipientKinds } from './chosen.ts';
import { SourceChoice } from './SourceChoice.tsx';

export interface ContactPaneProps {
  sources: readonly ContactSource[];
  source: ContactSource;
  onSourceChange: (source: ContactSource) => void;
  search: string;
  onSearchChange: (search: string) => void;
  contacts: readonly PickerContact[];
  /** Number of contacts on all pages. */
  total: number;
  /** Counted from 1. */
  page: number;
  onPageChange: (page: number) => void;
  /** @default 10 */
  pageSize?: number | undefined;
  /** Addresses that are already in the message, in lower case; their rows are marked. */
  chosenAddresses?: ReadonlySet<string> | undefined;
  /** The fields someone can be added to. @default To, Cc and Bcc */
  kinds?: readonly RecipientKind[] | undefined;
  /** Called with the contact to add. Without a field, add it to the field edited last. */
  onPick: (contact: PickerContact, kind?: RecipientKind) => void;
  isLoading?: boolean | undefined;
  /** Error shown if loading the contacts failed. */
  errorMessage?: string | undefined;
  className?: string | undefined;
}

/** Contacts beside a message. Pressing a row adds the contact to the field edited last; three small buttons add it to a specific field. */
export function ContactPane({ sources, source, onSourceChange, contacts, kinds = recipientKinds, ...props }: ContactPaneProps) {
  const strings = useStrings().contactPicker;
  return (
    <div className={clsx(styles.pane, props.className)}>
      <div className={styles.paneFind}>
        <SearchField label={strings.searchPeople} placeholder={strings.searchPeople} value={props.search} onChange={props.onSearchChange} />
        <SourceChoice size="small" sources={sources} source={source} onSourceChange={onSourceChange} />
      </div>
      {props.isLoading && contacts.length === 0 ? (
        <div className={styles.people}>
          <SkeletonRows count={6} />
        </div>
      ) : props.errorMessage !== undefined ? (
        <p role="alert" className={styles.message}>
          {props.errorMessage}
        </p>
      ) : (
        <GridList
          aria-label={strings.people}
          className={styles.people}
          items={contacts}
          dependencies={[props.chosenAddresses, kinds]}
          renderEmptyState={() => <p className={styles.message}>{props.search === '' ? strings.nobody : strings.noneFound}</p>}
          onAction={(id) => {
            const contact = contacts.find((one) => one.id === id);
            if (contact) props.onPick(contact);
          }}
        >
          {(contact) => (
            <PersonRow
              contact={contact}
              isChosen={props.chosenAddresses?.has(contact.address.toLowerCase()) ?? false}
              kinds={kinds}
              onPick={props.onPick}
            />
          )}
        </GridList>
      )}
      {!(props.isLoading && contacts.length === 0) && (
        <PageSteps
          page={props.page}
          pages={Math.ceil(props.total / (props.pageSize ?? 10))}
          total={strings.total(props.total)}
          onPageChange={props.onPageChange}
        />
      )}
    </div>
  );
}

interface PersonRowProps extends Required<Pick<ContactPaneProps, 'onPick'>> {
  contact: PickerContact;
  isChosen: boolean;
  kinds: readonly RecipientKind[];
}

function PersonRow({ contact, isChosen, kinds, onPick }: PersonRowProps) {
  const strings = useStrings().contactPicker;
  const shown = contact.name || contact.address;
  return (
    <GridListItem id={contact.id} textValue={isChosen ? strings.isChosen(shown) : shown} className={styles.person}>
      <Avatar name={shown} address={contact.address} size="small" />
      <span className={styles.personTexts}>
        <span className={styles.personName}>{shown}</span>
        <span className={styles.personDetail} title={contact.address}>
          {contact.detail ?? contact.address}
        </span>
      </span>
      {isChosen && <Icon name="checkmark_filled" className={styles.mark} />}
      <span className={styles.kinds}>
        {kinds.map((kind) => (
          <Button
            key={kind}
            className={styles.kind}
            aria-label={strings.addPerson(shown, strings.kinds[kind])}
            onPress={() => onPick(contact, kind)}
          >
            {strings.shortKinds[kind]}
          </Button>
        ))}
      </span>
    </GridListItem>
  );
}
