import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { named, wireObject } from '../contract/wire.ts';
import { invitationAnswerSchema } from './invitation.schema.ts';

/**
 * Answers the invitation to an event, or changes the answer (INV-08). There is one answer of an invitee at a time; the same again is no
 * news to the organiser. An event that was called off takes no answer.
 */
export const answerInvitation = endpoint({
  method: 'POST',
  path: '/calendar/event/status/',
  access: { of: 'mailbox', needs: 'send' },
  summary: 'Answers the invitation to a calendar event.',
  body: wireObject({ calendarEventId: z.int().check(z.minimum(1)), answer: named('status', invitationAnswerSchema) }),
  response: wireObject({ calendarEventId: z.int(), answer: named('status', invitationAnswerSchema) }),
  problems: ['not-found', 'forbidden', 'sending-limit'],
});
