import * as z from 'zod/mini';
import { named, wireObject } from '../contract/wire.ts';
import type { Message } from '../message/message.schema.ts';
import { addressSchema } from '../recipient/recipient.schema.ts';

/** Response states of an invitee by code name, with their wire names. */
const wireAnswer = { start: 'start', tentative: 'wait', accept: 'pass', decline: 'reject' } as const;

/** Response state of an invitee. `start` means no response yet. */
export type InvitationState = keyof typeof wireAnswer;

/** Response of an invitee. */
export type InvitationAnswer = Exclude<InvitationState, 'start'>;

export const invitationStates = ['start', 'tentative', 'accept', 'decline'] as const satisfies readonly InvitationState[];
export const invitationAnswers = ['tentative', 'accept', 'decline'] as const satisfies readonly InvitationAnswer[];

const codeAnswer = Object.fromEntries(Object.entries(wireAnswer).map(([code, wire]) => [wire, code])) as Record<string, InvitationState>;

/** Response state of an invitee. */
export const invitationStateSchema = z.codec(z.enum(Object.values(wireAnswer)), z.enum(invitationStates), {
  decode: (wire) => codeAnswer[wire] ?? 'start',
  encode: (code) => wireAnswer[code],
});

/** Response as sent by an invitee. */
export const invitationAnswerSchema = z.codec(z.enum(['wait', 'pass', 'reject']), z.enum(invitationAnswers), {
  decode: (wire) => codeAnswer[wire] as InvitationAnswer,
  encode: (code) => wireAnswer[code] as 'wait' | 'pass' | 'reject',
});

/** An invitee and their response. */
export const inviteeSchema = wireObject({ address: z.string(), name: z.string(), answer: named('status', invitationStateSchema) });

export type Invitee = z.output<typeof inviteeSchema>;

/** Methods of a calendar message (RFC 5546): invite, cancel, respond, or propose another time. */
export const invitationMethods = ['request', 'cancel', 'reply', 'counter'] as const;

/** The event that a calendar mail tells of, for showing. */
export const invitationSchema = wireObject({
  method: z.enum(invitationMethods),
  title: z.string(),
  /** ISO 8601; of an event of whole days the date alone, and `endsAt` is then its last day. */
  startsAt: z.string(),
  endsAt: z.string(),
  isAllDay: z.boolean(),
  /** IANA time zone of the event. Empty if it has none. */
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

/** A received invitation, with the reader's response. */
export interface ReceivedInvitation extends Invitation {
  /** Response of the reader. */
  answer: InvitationState;
  /** Whether the reader is asked, and can answer. */
  isAsking: boolean;
  /** It was called off. */
  isDeleted: boolean;
  /** Whether the event is in the reader's calendar. */
  isInCalendar: boolean;
  eventId: number | null;
}

/** Returns the invitation in a message, or null if it isn't a calendar message. */
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
