import * as z from 'zod/mini';

/** Results of a sender check (RFC 8601). */
export const authenticationResults = ['none', 'pass', 'fail', 'softfail', 'neutral', 'policy', 'temperror', 'permerror'] as const;

export type AuthenticationResult = (typeof authenticationResults)[number];

/** Warnings about the sender. */
export type SenderWarning = 'colleague-from-outside' | 'forged-sender' | 'look-alike' | 'other-address-in-name' | 'answers-go-elsewhere';

/** Schema of known strings that also accepts unknown ones: a message must stay readable if a newer server sends more values. */
const word = <T extends string>() => z.string() as unknown as z.ZodMiniType<T, T>;

/**
 * Result of the sender check of a message. `domain` is the domain that the results refer to, normally that of the sender's address.
 *
 * - `internal` means written on this system.
 * - `checking` means not checked yet.
 * - `checked` means that the results are available.
 * - `unknown` means that there is nothing to check. The message was imported, or came from a machine in our network.
 *
 * `warning` is the most severe one.
 *
 * - `colleague-from-outside`. An outside server used one of our addresses.
 * - `forged-sender`. The DMARC check of the sender's domain fails, or can't be made because of a permanent error.
 * - `look-alike`. The domain resembles one of our domains or mixes scripts.
 * - `other-address-in-name`. The sender's name contains an address of another domain.
 * - `answers-go-elsewhere`. Replies go to another domain.
 */
export const authenticationSchema = z.object({
  state: word<'internal' | 'checking' | 'checked' | 'unknown'>(),
  spf: word<AuthenticationResult>(),
  dkim: word<AuthenticationResult>(),
  dmarc: word<AuthenticationResult>(),
  arc: word<AuthenticationResult>(),
  domain: z.string(),
  warning: z.nullable(word<SenderWarning>()),
});

export interface Authentication extends z.output<typeof authenticationSchema> {}
