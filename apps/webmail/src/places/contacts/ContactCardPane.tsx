import { ContactCard } from '@jinshu/ui/address-book';
import { Banner } from '@jinshu/ui/banner';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { describeProblem } from '../../core/problem/index.ts';
import { personCardOptions } from '../../mail/contact/index.ts';
import { contactOptions } from './book.queries.ts';
import type { BookViewControl } from './useBookView.ts';
import { useCardDetails } from './useCardDetails.tsx';
import { useSharedEvents } from './useSharedEvents.ts';
import { useSharedMails } from './useSharedMails.ts';
import { useWriteTo } from './useWriteTo.ts';

interface ContactCardPaneProps {
  control: BookViewControl;
  /** Edits a personal contact. Left out where that isn't allowed. */
  onEdit?: ((id: string) => void) | undefined;
  /** Copies the person into the personal book. */
  onAdd?: (() => void) | undefined;
}

/** Card of the contact that the address names, with the mail exchanged with that person. */
export function ContactCardPane({ control: { view, show }, onEdit, onAdd }: ContactCardPaneProps) {
  const intl = useIntl();
  const { api, rights } = useAccount();
  const write = useWriteTo();
  const isOwn = view.source === 'pab';
  const own = useQuery({ ...contactOptions(api, Number(view.contact)), enabled: isOwn });
  const others = useQuery({ ...personCardOptions(api, view.contact ?? ''), enabled: !isOwn });
  const person = isOwn ? own.data : others.data;
  const error = isOwn ? own.error : others.error;
  const address = person?.address ?? '';
  const details = useCardDetails(isOwn ? own.data : undefined, isOwn ? undefined : others.data);
  const mails = useSharedMails(person && { address, name: person.name });
  const events = useSharedEvents(person?.address);
  const id = isOwn ? view.contact : others.data && others.data.contactId > 0 ? String(others.data.contactId) : null;
  const note = person && [person.position, person.company].filter((text) => text !== '').join(' · ');
  return (
    <ContactCard
      name={person ? person.name || address : isOwn ? '' : (view.contact ?? '')}
      note={note}
      imageUrl={person?.imageUrl || undefined}
      details={details}
      mails={mails}
      events={events}
      onWrite={
        person && rights.canSend
          ? () => write.people([{ name: person.name, address, mailAddress: own.data?.mailAddress ?? '' }])
          : undefined
      }
      onEdit={onEdit && id !== null && !error ? () => onEdit(id) : undefined}
      onAdd={person && id === null ? onAdd : undefined}
      onClose={() => show({ contact: null }, true)}
      takesFocus
      isLoading={person === undefined && !error}
      error={error && <Banner tone="danger">{describeProblem(intl, error)}</Banner>}
    />
  );
}
