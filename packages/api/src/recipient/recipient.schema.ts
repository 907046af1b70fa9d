import * as z from 'zod/mini';
import { text, wireObject } from '../contract/wire.ts';

/**
 * An address with a name, which may be empty. `isDoubtful` means that the name is a colleague's, but the address or the reply address is
 * outside. Never show such a name without the address.
 */
export const addressSchema = wireObject({ address: z.string(), name: z.string(), isDoubtful: z.optional(z.boolean()) });

/** An address and the name that goes with it. */
export type Address = z.output<typeof addressSchema>;

/** At most this many recipients in one field. */
export const maximumRecipients = 2000;

/** An address that a user writes to. Unlike received addresses it has a maximum length. The name is optional. */
export const recipientSchema = wireObject({ address: text(320), name: z._default(text(200), '') });

/** The recipients of one field. */
export const recipientListSchema = z.array(recipientSchema).check(z.maxLength(maximumRecipients));
