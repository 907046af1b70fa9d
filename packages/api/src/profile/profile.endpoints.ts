import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { wireObject } from '../contract/wire.ts';
import { pendingProfileSchema, profileChangeSchema, profileSchema } from './profile.schema.ts';

/** Profile of the user, and the change that waits for an administrator. `refusal` is the reason of the last decision, if it was no. */
export const profileAnswerSchema = wireObject({
  profile: profileSchema,
  pending: z.optional(pendingProfileSchema),
  refusal: z.optional(z.string()),
});

export type ProfileAnswer = z.output<typeof profileAnswerSchema>;

/** Returns the profile of the user. */
export const getProfile = endpoint({
  method: 'GET',
  path: '/setting/users/get/',
  access: { of: 'account' },
  summary: 'The profile of the user, and the change that waits for approval.',
  response: profileAnswerSchema,
});

/**
 * Asks for a change of the profile, which takes effect when an administrator grants it. A change that waits keeps its other fields; a field
 * set back to the value in force is no longer asked for.
 */
export const setProfile = endpoint({
  method: 'POST',
  path: '/setting/users/set/',
  access: { of: 'account' },
  summary: 'Asks for a change of the profile.',
  body: profileChangeSchema,
  response: wireObject({ pending: z.optional(pendingProfileSchema) }),
  problems: ['not-found'],
});

/** Withdraws the change of the profile that waits. */
export const withdrawProfile = endpoint({
  method: 'POST',
  path: '/setting/users/clear/',
  access: { of: 'account' },
  summary: 'Withdraws the change of the profile that waits.',
  response: z.object({ msg: z.string() }),
});
