import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { named, queryInt, text, wireObject } from '../contract/wire.ts';

/** A suggested recipient, found by address, name, full pinyin or initials. */
export const contactSuggestionSchema = wireObject({
  address: named('username', z.string()),
  name: named('fullname', z.string()),
  department: named('dname', z.string()),
});

export type ContactSuggestion = z.output<typeof contactSuggestionSchema>;

/** Returns the people that match the typed text, most frequent recipients first. */
export const listContactSuggestions = endpoint({
  method: 'GET',
  path: '/contact/lenovoall/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'People who match the typed text, most frequent recipients first.',
  query: wireObject({ search: text(100), limit: z.optional(queryInt(1, 50)) }),
  response: z.object({ count: z.int(), results: z.array(contactSuggestionSchema) }),
});
