import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { named, text, wireObject } from '../contract/wire.ts';

/**
 * Returns the recipients that can't get an SMS notification because their number is unknown. `create` lists addresses that aren't contacts
 * yet. `update` lists contacts without a number, each with its id.
 */
export const checkSmsRecipients = endpoint({
  method: 'POST',
  path: '/mail/message/sendsms/',
  access: { of: 'mailbox', needs: 'send' },
  summary: 'Recipients without a number for an SMS notice.',
  body: wireObject({ recipients: named('recvs', z.array(text(320)).check(z.maxLength(2000))) }),
  response: z.object({
    results: z.object({ create: z.array(z.string()), update: z.array(z.catchall(z.object({}), z.int())) }),
  }),
});
