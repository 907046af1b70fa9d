import type { InvitationState } from '@jinshu/api';
import type { StoredAddress } from '../db/tables.ts';

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
  organiser: StoredAddress;
  /** Who writes for the organiser, where somebody does. */
  sentBy: string;
  startsAt: string;
  /** Of whole days: midnight behind the last one. */
  endsAt: string;
  isAllDay: boolean;
  timeZone: string;
  repeat: string;
  excluded: string[];
  invitees: { address: string; name: string; answer: InvitationState }[];
}
