import { EmptyState } from '@jinshu/ui/empty-state';
import { UiProvider } from '@jinshu/ui/provider';
import { en } from '@jinshu/ui/strings/en';
import { TagChip } from '@jinshu/ui/tag-chip';
import { useState } from 'react';
import type { Desk } from './desk';
import './Helpdesk.css';
import { TicketForm } from './TicketForm';

/** A page on which people report trouble and see what has been reported. */
export function Helpdesk({ desk }: { desk: Desk }) {
  const [tickets, setTickets] = useState(desk.tickets);
  return (
    <UiProvider locale="en" strings={en}>
      <main className="helpdesk">
        <h1>IT help desk</h1>
        <TicketForm desk={desk} onFiled={() => setTickets(desk.tickets())} />
        <h2>Reported today</h2>
        {tickets.length === 0 && <EmptyState title="Nothing has been reported" />}
        <ul>
          {tickets.map(({ id, subject, sender, isUrgent }) => (
            <li key={id}>
              {subject} · {sender} {isUrgent && <TagChip name="Urgent" color="#D93025" />}
            </li>
          ))}
        </ul>
      </main>
    </UiProvider>
  );
}
