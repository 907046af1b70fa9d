import * as z from 'zod/mini';
import { text, wireObject } from '../contract/wire.ts';

/**
 * A person or a place that mail comes from or goes to: an address and a name that may be empty. `isDoubtful`: the name is that of one of
 * ours, and the address, or where an answer goes, is outside: the name must not stand without the address.
 */
export const addressSchema = wireObject({ address: z.string(), name: z.string(), isDoubtful: z.optional(z.boolean()) });

/** An address and the name that goes with it. */
export type Address = z.output<typeof addressSchema>;

/** At most this many recipients in one field. */
export const maximumRecipients = 2000;

/** An address that somebody writes to: bounded, unlike those that the world sends. It may come without a name. */
export const recipientSchema = wireObject({ address: text(320), name: z._default(text(200), '') });

/** The recipients of one field. */
export const recipientListSchema = z.array(recipientSchema).check(z.maxLength(maximumRecipients));
