import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { named, text, wireObject } from '../contract/wire.ts';
import { idParams } from './role.endpoints.ts';

const addressText = text(320).check(z.trim(), z.minLength(1));

/** Addresses of a person (D-153). */
export const personAddressesSchema = wireObject({
  /** The main address, which the person logs in with. */
  main: z.string(),
  /** Further addresses, all of the same mailbox. */
  further: z.array(wireObject({ address: z.string(), isSender: z.boolean() })),
});

export type PersonAddresses = z.output<typeof personAddressesSchema>;

/** Returns the addresses of a person. */
export const getPersonAddresses = endpoint({
  method: 'GET',
  path: '/operation/person/:id/address/',
  access: { of: 'operation', needs: 'see' },
  summary: 'Addresses of a person.',
  params: idParams,
  response: personAddressesSchema,
});

/** Gives a person a further address. A name alone is one of the default domain. */
export const addPersonAddress = endpoint({
  method: 'POST',
  path: '/operation/person/:id/address/',
  access: { of: 'operation', needs: 'manage' },
  summary: 'Gives a person a further address.',
  params: idParams,
  body: wireObject({ address: named('username', addressText), isSender: z.boolean() }),
  response: personAddressesSchema,
  problems: ['operation-refused'],
});

/**
 * Marks a further address as sender or not, or makes it the main one. The former main address stays as a further one. It sets what it names and
 * overwrites nothing else, so that it takes no version.
 */
export const changePersonAddress = endpoint({
  method: 'POST',
  path: '/operation/person/:id/address/set/',
  access: { of: 'operation', needs: 'manage' },
  summary: 'Marks a further address as sender, or makes it the main one.',
  params: idParams,
  body: wireObject({ address: named('username', addressText), isSender: z.optional(z.boolean()), isMain: z.optional(z.literal(true)) }),
  response: personAddressesSchema,
});

/** Takes a further address from a person. */
export const removePersonAddress = endpoint({
  method: 'POST',
  path: '/operation/person/:id/address/remove/',
  access: { of: 'operation', needs: 'manage' },
  summary: 'Takes a further address from a person.',
  params: idParams,
  body: wireObject({ address: named('username', addressText) }),
  response: personAddressesSchema,
});
