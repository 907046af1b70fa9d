import * as z from 'zod/mini';

/** What a check of a sender can find (RFC 8601). */
export const authenticationResults = ['none', 'pass', 'fail', 'softfail', 'neutral', 'policy', 'temperror', 'permerror'] as const;

export type AuthenticationResult = (typeof authenticationResults)[number];

/** What a reader should be warned of. */
export type SenderWarning = 'colleague-from-outside' | 'forged-sender' | 'look-alike' | 'other-address-in-name' | 'answers-go-elsewhere';

/** One of some words. Others are let through: a mail must stay readable when a newer server knows more of them. */
const word = <T extends string>() => z.string() as unknown as z.ZodMiniType<T, T>;

/**
 * Whether a mail comes from whom it says. `internal`: one of ours wrote it here; `checking`: nothing is known yet; `unknown`: it was
 * imported or a machine of the own network brought it, and there was nothing to check. `domain` is that of the sender's address, which the
 * results speak for.
 *
 * A warning is `colleague-from-outside` for an address of ours that somebody else's server uses, `forged-sender` where the owner of the
 * address says that this is not his mail, `look-alike` for a domain that can be taken for one of ours or that mixes scripts,
 * `other-address-in-name` for a name that shows another address than the mail's, and `answers-go-elsewhere` where an answer would go to
 * another domain. The gravest is told.
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
