import { AddressBook } from '@jinshu/ui/address-book';
import { AlertDialog } from '@jinshu/ui/alert-dialog';
import { useStrings } from '@jinshu/ui/provider';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount, useGoTo } from '../../core/account/index.ts';
import { addressOf, collectedNode } from './bookAddress.ts';
import type { BookParts } from './bookParts.ts';
import { ContactCardPane } from './ContactCardPane.tsx';
import { contactsStrings as s } from './contacts.strings.ts';
import { GroupsOfSelection } from './GroupsOfSelection.tsx';
import { useBookPage } from './useBookPage.ts';

/** The people of a book, with the card of the open one. */
export function Book(parts: BookParts) {
  const { control, data, selection, actions } = parts;
  const { view } = control;
  const { formatMessage } = useIntl();
  const { rights } = useAccount();
  const goTo = useGoTo();
  const { addressBook: words } = useStrings();
  const [isAsked, setAsked] = useState(false);
  const { props, hasGroups, canDelete } = useBookPage(parts, () => setAsked(true));
  const isPersonal = view.source === 'pab';
  const edit = (id: string) => goTo(addressOf(isPersonal ? { ...view, contact: null, edit: id } : { source: 'pab', edit: id }));
  const opened = isPersonal ? undefined : props.contacts.find(({ address }) => address === view.contact);
  const { onCopy } = props;
  return (
    <>
      <AddressBook
        {...props}
        groupChooser={hasGroups ? (close) => <GroupsOfSelection {...{ selection, data, actions, close }} /> : undefined}
        onEmpty={canDelete && view.nodeId === collectedNode && data.count > 0 ? () => setAsked(true) : undefined}
        card={
          view.contact !== null && (
            <ContactCardPane
              key={view.contact}
              control={control}
              onEdit={rights.canChange ? edit : undefined}
              onAdd={onCopy && opened && (() => void onCopy(opened))}
            />
          )
        }
      />
      {isAsked && (
        <AlertDialog
          isOpen
          tone="danger"
          title={formatMessage(s.deleteAllTitle, { count: data.count })}
          confirmLabel={words.delete}
          onOpenChange={setAsked}
          onConfirm={() => {
            setAsked(false);
            void actions.removeAll();
          }}
        >
          {formatMessage(s.deleteAllHelp)}
        </AlertDialog>
      )}
    </>
  );
}
