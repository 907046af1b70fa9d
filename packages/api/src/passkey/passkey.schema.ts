import * as z from 'zod/mini';
import { text, wireObject } from '../contract/wire.ts';

/** Maximum number of passkeys of an account. */
export const passkeyLimit = 10;

/** Name of a passkey, by which its owner knows it. */
export const passkeyNameSchema = text(60).check(z.trim(), z.minLength(1));

/** A passkey of an account. `lastUsedAt` is empty before its first use. */
export const passkeySchema = wireObject({ id: z.uuid(), name: z.string(), createdAt: z.string(), lastUsedAt: z.string() });

export type Passkey = z.output<typeof passkeySchema>;

/** Options for the browser, in the JSON form of WebAuthn Level 3. */
export const passkeyOptionsSchema = wireObject({ options: z.record(z.string(), z.unknown()) });

const bytes = (most: number) => z.string().check(z.maxLength(most), z.regex(/^[\w-]+$/));
const credentialFields = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.string().check(z.maxLength(40))),
  clientExtensionResults: z.record(z.string().check(z.maxLength(80)), z.unknown()),
};

/** A new passkey as the browser returns it: `RegistrationResponseJSON` of WebAuthn. Unused fields are dropped. */
export const newPasskeySchema = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: bytes(8192),
    attestationObject: bytes(65_536),
    transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
  }),
});

export type NewPasskey = z.output<typeof newPasskeySchema>;

/** Proof of a passkey as the browser returns it: `AuthenticationResponseJSON` of WebAuthn. */
export const passkeyProofSchema = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: bytes(8192),
    authenticatorData: bytes(8192),
    signature: bytes(8192),
    userHandle: z.optional(z.string().check(z.maxLength(128))),
  }),
});

export type PasskeyProof = z.output<typeof passkeyProofSchema>;
