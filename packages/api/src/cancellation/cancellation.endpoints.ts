import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { text, wireObject } from '../contract/wire.ts';

/** State of a request to close the account. `refusal` is the reason of the last answer, if it was no. */
export const cancellationSchema = wireObject({
  isPending: z.boolean(),
  requestedAt: z.optional(z.iso.datetime()),
  refusal: z.optional(z.string()),
});

export type Cancellation = z.output<typeof cancellationSchema>;

/** Returns whether a request to close the account waits for an administrator. */
export const getCancellation = endpoint({
  method: 'GET',
  path: '/setting/get-cancel/',
  access: { of: 'account' },
  summary: 'Whether a request to close the account is pending.',
  response: cancellationSchema,
});

/** Asks an administrator to close the account. A second request while one waits changes nothing. */
export const requestCancellation = endpoint({
  method: 'POST',
  path: '/setting/set-cancel/',
  access: { of: 'account' },
  summary: 'Asks for the account to be closed.',
  body: wireObject({ reason: z.optional(text(200).check(z.trim())) }),
  response: cancellationSchema,
});

/** Withdraws the request to close the account. */
export const withdrawCancellation = endpoint({
  method: 'POST',
  path: '/setting/rel-cancel/',
  access: { of: 'account' },
  summary: 'Withdraws the request to close the account.',
  response: cancellationSchema,
});
