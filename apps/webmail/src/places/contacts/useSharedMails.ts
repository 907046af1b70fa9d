import type { SharedEntries } from '@jinshu/ui/address-book';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useAccount } from '../../core/account/index.ts';
import { useOpenMessage } from '../../mail/message/index.ts';
import { searchOptions, useOpenSearch } from '../../mail/search/index.ts';
import { contactsStrings as s } from './contacts.strings.ts';

/** Messages that a card shows. */
const shown = 3;

/** The latest messages exchanged with a person. */
export function useSharedMails(person: { address: string; name: string } | undefined): SharedEntries | undefined {
  const { formatMessage, formatDate } = useIntl();
  const { api, rights } = useAccount();
  const { open } = useOpenMessage();
  const openSearch = useOpenSearch();
  const navigate = useNavigate();
  const address = person?.address ?? '';
  const found = useQuery({ ...searchOptions(api, { person: address, page: 1, pageSize: shown }), enabled: address !== '' });
  if (!person || !found.data || found.isPlaceholderData) return undefined;
  const { results, total } = found.data;
  return {
    total,
    entries: results.map(({ folder, uid, subject, sentAt, isRead }) => ({
      id: `${folder}/${uid}`,
      title: subject || formatMessage(s.noSubject),
      time: sentAt ? formatDate(sentAt, { month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hour12: false }) : '',
      isUnread: !isRead,
    })),
    onOpen: (id) => {
      const row = results.find(({ folder, uid }) => `${folder}/${uid}` === id);
      if (!row) return;
      open(row, null);
      void navigate('/mailbox/innerbox/INBOX');
    },
    // A search is a tab that reads nothing (SHR-09).
    onShowAll: rights.canSend
      ? () => openSearch({ person: address }, { title: formatMessage(s.mailsWith, { name: person.name || address }) })
      : undefined,
  };
}
