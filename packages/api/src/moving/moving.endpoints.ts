import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { listOf, text, wireObject } from '../contract/wire.ts';
import { settingsResource } from '../settings/resource.ts';
import { movingFormSchema, movingPresetSchema, movingSchema, movingTrialSchema } from './moving.schema.ts';

const access = { of: 'account' } as const;

/**
 * Accounts of other mail systems whose mail is fetched. Adding or changing one checks the other server first, which takes 3 to 10
 * seconds. Mail that came from a deleted account stays.
 */
export const movingResource = settingsResource({
  resource: 'movings',
  noun: 'an account of another mail system',
  row: movingSchema,
  form: movingFormSchema,
  problems: ['server-refused', 'folder-not-found'],
});

/** Logs in to the other server without storing anything. Returns the names of its folders. */
export const verifyMoving = endpoint({
  method: 'POST',
  path: '/setting/movings/verify/',
  access,
  summary: 'Tries an account of another mail system, and returns the names of its folders.',
  body: movingTrialSchema,
  response: z.object({ folders: z.array(z.string()) }),
  problems: ['server-refused'],
});

/** Fetches the mail of an account now. */
export const receiveMoving = endpoint({
  method: 'POST',
  path: '/setting/movings/receive/',
  access,
  summary: 'Fetches the mail of an account now.',
  body: z.object({ id: z.int() }),
  response: z.object({ msg: z.string() }),
});

/** Returns the servers of the well-known provider of an address. Empty if it isn't known. */
export const presetMoving = endpoint({
  method: 'GET',
  path: '/setting/movings/default/',
  access,
  summary: 'Servers of the well-known provider of an address.',
  query: wireObject({ email: text(320) }),
  response: listOf(movingPresetSchema),
});
