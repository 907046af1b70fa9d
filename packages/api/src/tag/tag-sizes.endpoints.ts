import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { named, wireObject } from '../contract/wire.ts';
import { tagIdSchema } from './tag.endpoints.ts';

/** A tag with the number and size of its messages. */
export const tagSizeSchema = wireObject({
  id: named('tagname', tagIdSchema),
  name: z.string(),
  color: z.string(),
  unseenCount: z.int(),
  messageCount: named('total', z.int()),
  size: z.int(),
});

export type TagSize = z.output<typeof tagSizeSchema>;

/** Returns all tags with the number and size of their messages. */
export const listTagSizes = endpoint({
  method: 'GET',
  path: '/mail/tag/ext/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'All tags with message totals and sizes.',
  response: z.object({ count: z.int(), results: z.array(tagSizeSchema) }),
});
