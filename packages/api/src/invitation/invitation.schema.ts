import * as z from 'zod/mini';
import { named, wireObject } from '../contract/wire.ts';
import type { Message } from '../message/message.schema.ts';
import { addressSchema } from '../recipient/recipient.schema.ts';

/** What an invitee has said by its code word, and the wire's word for it (INV-02). */
const wireAnswer = { start: 'start', tentative: 'wait', accept: 'pass', decline: 'reject' } as const;

/** What an invitee has said; `start`: nothing yet. */
export type InvitationState = keyof typeof wireAnswer;

/** What an invitee can say. */
export type InvitationAnswer = Exclude<InvitationState, 'start'>;

export const invitationStates = ['start', 'tentative', 'accept', 'decline'] as const satisfies readonly InvitationState[];
export const invitationAnswers = ['tentative', 'accept', 'decline'] as const satisfies readonly InvitationAnswer[];

const codeAnswer = Object.fromEntries(Object.entries(wireAnswer).map(([code, wire]) => [wire, code])) as Record<string, InvitationState>;

/** What an invitee has said (INV-02). */
export const invitationStateSchema = z.codec(z.enum(Object.values(wireAnswer)), z.enum(invitationStates), {
  decode: (wire) => codeAnswer[wire] ?? 'start',
  encode: (code) => wireAnswer[code],
});

/** An answer as it is given (INV-08). */
export const invitationAnswerSchema = z.codec(z.enum(['wait', 'pass', 'reject']), z.enum(invitationAnswers), {
  decode: (wire) => codeAnswer[wire] as InvitationAnswer,
  encode: (code) => wireAnswer[code] as 'wait' | 'pass' | 'reject',
});

/** Somebody who is invited, and what they have said. */
export const inviteeSchema = wireObject({ address: z.string(), name: z.string(), answer: named('status', invitationStateSchema) });

export type Invitee = z.output<typeof inviteeSchema>;

/** What a calendar mail is for (RFC 5546): it invites, takes back, answers, or proposes another time. */
export const invitationMethods = ['request', 'cancel', 'reply', 'counter'] as const;

/** The event that a calendar mail tells of, for showing. */
export const invitationSchema = wireObject({
  method: z.enum(invitationMethods),
  title: z.string(),
  /** ISO 8601; of an event of whole days the date alone, and `endsAt` is then its last day. */
  startsAt: z.string(),
  endsAt: z.string(),
  isAllDay: z.boolean(),
  /** Of the event, IANA; empty where it names none. */
  timeZone: z.string(),
  location: z.string(),
  organiser: addressSchema,
  invitees: z.array(inviteeSchema),
  /** The RRULE (RFC 5545); empty where it happens once. */
  repeat: z.string(),
  /** A newer mail has changed the event since. */
  isOutdated: z.boolean(),
});

export type Invitation = z.output<typeof invitationSchema>;

/** An invitation in a mail, and how its reader stands to it. */
export interface ReceivedInvitation extends Invitation {
  /** What the reader has said. */
  answer: InvitationState;
  /** Whether the reader is asked, and can answer. */
  isAsking: boolean;
  /** It was called off. */
  isDeleted: boolean;
  /** It stands in the reader's calendar. */
  isInCalendar: boolean;
  eventId: number | null;
}

/** What a mail invites to; null where it is no calendar mail. */
export function invitationOf({ invitation, attributes }: Pick<Message, 'invitation' | 'attributes'>): ReceivedInvitation | null {
  const read = z.safeDecode(invitationSchema, (invitation ?? {}) as Record<string, unknown>);
  if (!read.success) return null;
  const { isCalendar, isCalendarEvent, isCalendarEventDeleted, calendarEventId, calendarAnswer } = attributes;
  return {
    ...read.data,
    answer: codeAnswer[calendarAnswer] ?? 'start',
    isAsking: isCalendar && !isCalendarEventDeleted && calendarEventId !== null,
    isDeleted: isCalendarEventDeleted,
    isInCalendar: isCalendarEvent,
    eventId: calendarEventId,
  };
}
