import { EmptyState } from '@jinshu/ui/empty-state';
import { toIntlLocale, UiProvider } from '@jinshu/ui/provider';
import { en } from '@jinshu/ui/strings/en';
import { TagChip } from '@jinshu/ui/tag-chip';
import { formatDate } from '@jinshu/ui/text';
import { useState } from 'react';
import type { Desk } from './desk';
import './Helpdesk.css';
import { type Language, LanguageSwitcher } from './LanguageSwitcher';
import { TicketForm } from './TicketForm';
import { wordsOf } from './words';

/** A page on which people report trouble and see what has been reported. */
export function Helpdesk({ desk }: { desk: Desk }) {
  const [tickets, setTickets] = useState(desk.tickets);
  const [language, setLanguage] = useState<Language>({ locale: 'en', strings: en });
  const words = wordsOf(language.locale);
  return (
    <UiProvider {...language}>
      <main className="helpdesk">
        <LanguageSwitcher onChange={setLanguage} />
        <h1>{words.title}</h1>
        <TicketForm desk={desk} onFiled={() => setTickets(desk.tickets())} />
        <h2>{words.reportedToday}</h2>
        {tickets.length === 0 && <EmptyState title={words.nothing} />}
        <ul>
          {tickets.map(({ id, subject, sender, isUrgent, filedAt }) => (
            <li key={id}>
              {subject} · {sender} · <time dateTime={filedAt}>{formatDate(filedAt, { locale: toIntlLocale(language.locale) })}</time>{' '}
              {isUrgent && <TagChip name={words.urgent} color="#D93025" />}
            </li>
          ))}
        </ul>
      </main>
    </UiProvider>
  );
}
