import type { InvitationState } from '@jinshu/api';

/** An event as a calendar mail tells of it, ready for the table `content`. Times are ISO 8601. */
export interface InvitationMail {
  method: 'request' | 'cancel' | 'reply' | 'counter';
  uid: string;
  /** Empty for the whole event; else the start that the occurrence would have, as `calendar_event` writes it. */
  recurrenceId: string;
  sequence: number;
  stamp: string;
  title: string;
  description: string;
  location: string;
  organiser: { name: string; address: string };
  /** Address of the sender who acts for the organizer, or an empty string. */
  sentBy: string;
  startsAt: string;
  /** End of the event. For all-day events: midnight after the last day. */
  endsAt: string;
  isAllDay: boolean;
  timeZone: string;
  repeat: string;
  excluded: string[];
  invitees: { address: string; name: string; answer: InvitationState }[];
}
