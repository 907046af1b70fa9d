import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { named, queryInt, text, wireObject } from '../contract/wire.ts';

/** Maximum length of the name of a signature or template, in characters. */
export const maximumCaption = 100;
/** Maximum length of a signature or template, in characters, including HTML. */
export const maximumKeptLetter = 500_000;

/** Name of a signature or template. Required, trimmed. */
export const captionSchema = text(maximumCaption).check(z.trim(), z.minLength(1));
/** HTML content of a signature or template. */
export const keptContentSchema = text(maximumKeptLetter);
/** Path parameters with the id of a signature or template. */
export const keptLetterParams = z.object({ id: queryInt(1, Number.MAX_SAFE_INTEGER) });

/** A signature. */
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

/** Signatures and default signatures: for all sender addresses, and for addresses with their own defaults. */
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

/** Returns the signatures and the defaults. */
export const listSignatures = endpoint({
  method: 'GET',
  path: '/setting/signatures/',
  access: { of: 'account' },
  summary: 'The signatures and the defaults among them.',
  response: signatureListSchema,
});

/** Returns one signature. */
export const getSignature = endpoint({
  method: 'GET',
  path: '/setting/signatures/:id/',
  access: { of: 'account' },
  summary: 'One signature.',
  params: keptLetterParams,
  response: signatureSchema,
  problems: ['signature-not-found'],
});

/** Creates a signature. */
export const createSignature = endpoint({
  method: 'POST',
  path: '/setting/signatures/',
  access: { of: 'account' },
  summary: 'Adds a signature.',
  body: formSchema,
  response: signatureSchema,
  problems: ['too-many-kept'],
});

/** Changes a signature. */
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

/** Deletes a signature, even if it is a default. */
export const deleteSignature = endpoint({
  method: 'DELETE',
  path: '/setting/signatures/:id/',
  access: { of: 'account' },
  summary: 'Deletes a signature.',
  params: keptLetterParams,
  response: z.object({ msg: z.string() }),
  problems: ['signature-not-found'],
});

/** Sets the default signatures for new messages, for replies and forwards, and for individual sender addresses. */
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
