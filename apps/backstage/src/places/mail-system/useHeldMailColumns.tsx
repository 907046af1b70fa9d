import type { HeldMail } from '@jinshu/api';
import { StatusWord } from '@jinshu/ui/back-stage';
import type { DataGridColumn } from '@jinshu/ui/data-grid';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { heldMailRuleStrings, heldMailStrings as s } from './held-mail.strings.ts';

/** Returns the columns of held mail (BAK-99). */
export function useHeldMailColumns(): readonly DataGridColumn<HeldMail>[] {
  const { formatMessage, formatDate } = useIntl();
  return useMemo(
    () => [
      {
        id: 'subject',
        name: formatMessage(s.subject),
        minWidth: 160,
        isRowHeader: true,
        tone: 'strong',
        cell: ({ subject }) => <bdi>{subject}</bdi>,
      },
      {
        id: 'rule',
        name: formatMessage(s.rule),
        minWidth: 140,
        cell: ({ rule, detail }) => (
          <StatusWord tone={rule === 'virus' ? 'danger' : 'warning'}>
            {[formatMessage(heldMailRuleStrings[rule]), detail].filter(Boolean).join(' · ')}
          </StatusWord>
        ),
      },
      { id: 'sender', name: formatMessage(s.sender), minWidth: 140, showsFrom: 'medium', cell: ({ sender }) => <bdi>{sender}</bdi> },
      {
        id: 'recipients',
        name: formatMessage(s.recipients),
        minWidth: 140,
        showsFrom: 'medium',
        cell: ({ recipients }) => <bdi>{recipients.join(', ')}</bdi>,
      },
      {
        id: 'at',
        name: formatMessage(s.at),
        width: 160,
        showsFrom: 'wide',
        cell: ({ at }) => formatDate(at, { dateStyle: 'short', timeStyle: 'short' }),
      },
    ],
    [formatMessage, formatDate],
  );
}
