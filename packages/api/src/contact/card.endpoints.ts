import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { named, text, wireObject } from '../contract/wire.ts';

/** Data of a person's card. Unknown fields are empty. */
export const contactCardSchema = wireObject({
  address: named('email', z.string()),
  name: named('fullname', z.string()),
  englishName: z.string(),
  /** The departments from the top to the person's own, or the department that the personal contact names. */
  departments: z.array(z.string()),
  position: z.string(),
  company: z.string(),
  mobile: z.string(),
  workPhone: z.string(),
  jobNumber: z.string(),
  imageUrl: named('imgurl', z.string()),
  /** The book that the data are from: `oab`, `soab`, `cab`, `pab`, or empty for a stranger. */
  source: z.string(),
  /** The personal contact with this address; 0 for none. */
  contactId: z.int(),
  isContact: named('is_pab', z.boolean()),
  isSelf: z.boolean(),
});

export type ContactCard = z.output<typeof contactCardSchema>;

/** Returns the data of the card of an address, from every book that the user may see. A stranger has an address and nothing else. */
export const showContact = endpoint({
  method: 'GET',
  path: '/contact/show/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'What is known about an address.',
  query: wireObject({ address: named('email', text(320)) }),
  response: contactCardSchema,
});
