import { addContact, judgeSender, type SenderAction } from '@jinshu/api';
import { SenderCard } from '@jinshu/ui/sender-card';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAccount, useGoTo } from '../../core/account/index.ts';
import { applyChange } from '../../core/cache/index.ts';
import { failing, tellFailure, useReport } from '../../core/problem/index.ts';
import { toasts } from '../../core/toast/index.ts';
import { useBeginMail, useLogOut } from '../draft/index.ts';
import { useOpenSearch } from '../search/index.ts';
import { contactInfoOptions, personCardOptions } from './contact.queries.ts';
import { contactStrings as s } from './contact.strings.ts';

export interface PersonCardProps {
  person: { name: string; address: string };
  /** Called when the user chooses an action, so that the card can close. */
  onDone: () => void;
}

/** Card of a person, fetched when it opens, with actions for their address (LST-36 to LST-43). */
export function PersonCard({ person: { name, address }, onDone }: PersonCardProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { account, api, queryClient, rights } = useAccount();
  const info = useQuery(contactInfoOptions(api, address));
  const card = useQuery(personCardOptions(api, address)).data;
  const { writeTo } = useBeginMail();
  const goTo = useGoTo();
  const logOut = useLogOut({ account });
  const report = useReport();
  const openSearch = useOpenSearch();
  const shown = name || address;
  const then = (act: () => void) => () => {
    onDone();
    act();
  };
  const judge = (action: SenderAction) =>
    then(() => {
      api
        .call(judgeSender, { body: { address, action } })
        .then(() => toasts.add({ message: formatMessage(action === 'white' ? s.trusted : s.refused, { name: shown }) }), report);
    });
  const add = () => {
    api.call(addContact, { body: { address, name: name || undefined } }).then(
      () => {
        applyChange(queryClient, { type: 'contact.changed' });
        // The contact already has the details that the organization knows. The form is for further ones.
        const fill = () => void info.refetch().then(({ data }) => goTo(formOf(data?.contactId)));
        toasts.add({ message: formatMessage(s.added, { name: shown }), action: { label: formatMessage(s.edit), onPress: fill } });
      },
      (error: unknown) => tellFailure(intl, error, failing.add),
    );
  };

  return (
    <SenderCard
      name={name}
      address={address}
      imageUrl={card?.imageUrl || undefined}
      department={info.data?.department}
      position={card?.position}
      mobile={card?.mobile}
      isSelf={info.data?.isSelf}
      isContact={info.data?.isContact}
      isPending={info.isPending}
      onWrite={
        rights.canSend
          ? then(() => writeTo(encodeURIComponent(name === '' ? address : `"${name.replace(/["\\]/g, '\\$&')}" <${address}>`)))
          : undefined
      }
      onAddContact={rights.canChange ? add : undefined}
      onEditContact={then(() => goTo(formOf(info.data?.contactId)))}
      onShowMails={
        rights.canSend ? then(() => openSearch({ sender: address }, { title: formatMessage(s.mailsOf, { name: shown }) })) : undefined
      }
      onAddToWhitelist={rights.canChange ? judge('white') : undefined}
      onBlock={rights.canChange ? judge('black') : undefined}
      onSettings={then(() => goTo('/setting/user'))}
      onLogOut={then(logOut)}
    />
  );
}

/** The address of the form of a contact in the personal book. */
const formOf = (contactId: number | undefined) => `/contact/pab?edit=${contactId ?? 'new'}`;
