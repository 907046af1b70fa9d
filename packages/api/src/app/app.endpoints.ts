import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { listOf, wireObject } from '../contract/wire.ts';

/** An application that the organization offers. */
export const offeredAppSchema = wireObject({
  name: z.string(),
  description: z.string(),
  /** Address of its page. */
  url: z.string(),
  /** Address of an image; may be empty. */
  icon: z.string(),
});

export type OfferedApp = z.output<typeof offeredAppSchema>;

/** Returns the applications of the app center, in the order of the administrator. */
export const listApps = endpoint({
  method: 'GET',
  path: '/core/apps/',
  access: { of: 'account' },
  summary: 'The applications that the organization offers.',
  response: listOf(offeredAppSchema),
});
