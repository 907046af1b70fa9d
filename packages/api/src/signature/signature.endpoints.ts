import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { named, queryInt, text, wireObject } from '../contract/wire.ts';

/** The longest name of a kept letter. */
export const maximumCaption = 100;
/** Characters of a kept letter, HTML included. */
export const maximumKeptLetter = 500_000;

/** The name of a kept letter: required, trimmed. */
export const captionSchema = text(maximumCaption).check(z.trim(), z.minLength(1));
/** What is in a kept letter: HTML. */
export const keptContentSchema = text(maximumKeptLetter);
/** Names one kept letter in a path. */
export const keptLetterParams = z.object({ id: queryInt(1, Number.MAX_SAFE_INTEGER) });

/** A signature (SET-58, D-16). */
export const signatureSchema = wireObject({ id: z.int(), caption: z.string(), content: z.string() });

export type Signature = z.output<typeof signatureSchema>;

const signatureId = z.int().check(z.minimum(0));

/** The signatures of one sender address that put themselves in; 0 for none. */
export const identitySignaturesSchema = wireObject({
  address: text(320),
  forNew: named('default', signatureId),
  forAnswer: named('refw_default', signatureId),
});

export type IdentitySignatures = z.output<typeof identitySignaturesSchema>;

/** The signatures, and those that put themselves in (SET-59): for all sender addresses, and where one has its own. */
export const signatureListSchema = wireObject({
  count: z.int(),
  results: z.array(signatureSchema),
  forNew: named('default', signatureId),
  forNewContent: named('default_content', z.string()),
  forAnswer: named('refw_default', signatureId),
  forAnswerContent: named('refw_default_content', z.string()),
  identities: z.array(identitySignaturesSchema),
});

export type SignatureList = z.output<typeof signatureListSchema>;

const formSchema = wireObject({ caption: captionSchema, content: keptContentSchema });

/** Answers the signatures and the defaults (SET-60). */
export const listSignatures = endpoint({
  method: 'GET',
  path: '/setting/signatures/',
  access: { of: 'account' },
  summary: 'The signatures and which of them put themselves in.',
  response: signatureListSchema,
});

/** Answers one signature (SET-61). */
export const getSignature = endpoint({
  method: 'GET',
  path: '/setting/signatures/:id/',
  access: { of: 'account' },
  summary: 'One signature.',
  params: keptLetterParams,
  response: signatureSchema,
  problems: ['signature-not-found'],
});

/** Adds a signature (SET-57). */
export const createSignature = endpoint({
  method: 'POST',
  path: '/setting/signatures/',
  access: { of: 'account' },
  summary: 'Adds a signature.',
  body: formSchema,
  response: signatureSchema,
  problems: ['too-many-kept'],
});

/** Changes a signature (SET-57). */
export const changeSignature = endpoint({
  method: 'PUT',
  path: '/setting/signatures/:id/',
  access: { of: 'account' },
  summary: 'Changes a signature.',
  params: keptLetterParams,
  body: formSchema,
  response: signatureSchema,
  problems: ['signature-not-found'],
});

/** Removes a signature, also where it put itself in (SET-57). */
export const deleteSignature = endpoint({
  method: 'DELETE',
  path: '/setting/signatures/:id/',
  access: { of: 'account' },
  summary: 'Removes a signature.',
  params: keptLetterParams,
  response: z.object({ msg: z.string() }),
  problems: ['signature-not-found'],
});

/** Sets which signatures put themselves in: for new mail, for answers, and for single sender addresses (SET-62). */
export const setDefaultSignatures = endpoint({
  method: 'POST',
  path: '/setting/signatures/set-default/',
  access: { of: 'account' },
  summary: 'Sets the default signatures.',
  body: wireObject({
    forNew: named('default', signatureId),
    forAnswer: named('refw_default', signatureId),
    identities: z.optional(z.array(identitySignaturesSchema).check(z.maxLength(100))),
  }),
  response: signatureListSchema,
  problems: ['signature-not-found', 'sender-not-yours'],
});
