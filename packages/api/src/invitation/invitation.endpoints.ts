import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { named, wireObject } from '../contract/wire.ts';
import { invitationAnswerSchema } from './invitation.schema.ts';

/**
 * Responds to an invitation, or changes the response. An invitee has one response at a time, and repeating it doesn't notify the organizer
 * again. Canceled events accept no response.
 */
export const answerInvitation = endpoint({
  method: 'POST',
  path: '/calendar/event/status/',
  access: { of: 'mailbox', needs: 'send' },
  summary: 'Responds to the invitation to a calendar event.',
  body: wireObject({ calendarEventId: z.int().check(z.minimum(1)), answer: named('status', invitationAnswerSchema) }),
  response: wireObject({ calendarEventId: z.int(), answer: named('status', invitationAnswerSchema) }),
  problems: ['not-found', 'forbidden', 'sending-limit', 'list-not-allowed'],
});
