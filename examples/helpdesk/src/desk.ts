import type { Draft, Submission } from '@jinshu/api';
import { type SendInput, sendMachine } from '@jinshu/mail-machines';
import { fromPromise } from 'xstate';

/** A ticket as the desk keeps it. */
export interface Ticket {
  id: string;
  subject: string;
  sender: string;
  isUrgent: boolean;
  /** Time of filing, in ISO 8601. */
  filedAt: string;
}

/** Store of the tickets. */
export interface Desk {
  tickets: () => readonly Ticket[];
  file: (draft: Draft) => Promise<Submission>;
}

/** Keeps the tickets in the page; `file` is the one place where an app of yours would call its server. */
export function createDesk(): Desk {
  let tickets: readonly Ticket[] = [];
  return {
    tickets: () => tickets,
    file: async ({ draftId, subject, sender, isUrgent, to }) => {
      // The draft's id makes a second attempt the same ticket.
      const ticket = { id: draftId, subject, sender: sender.name, isUrgent, filedAt: new Date().toISOString() };
      tickets = [ticket, ...tickets.filter(({ id }) => id !== draftId)];
      return {
        messageId: `${draftId}@helpdesk`,
        recipients: to.map(({ address }) => address),
        isSuccess: true,
        failedAddresses: [],
        type: 'sent',
        draftId,
        version: 1,
      };
    },
  };
}

/** The machine of the webmail, with this desk in place of the mail server. */
export const provideSend = (desk: Desk) =>
  sendMachine.provide({ actors: { sendDraft: fromPromise<Submission, SendInput>(({ input }) => desk.file(input.draft)) } });
