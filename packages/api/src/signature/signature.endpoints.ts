import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { named, text, wireObject } from '../contract/wire.ts';
import { settingsResource } from '../settings/resource.ts';

/** Maximum length of the name of a signature or template, in characters. */
export const maximumCaption = 100;
/** Maximum length of a signature or template, in characters, including HTML. */
export const maximumKeptLetter = 500_000;

/** Name of a signature or template. Required, trimmed. */
export const captionSchema = text(maximumCaption).check(z.trim(), z.minLength(1));
/** HTML content of a signature or template. */
export const keptContentSchema = text(maximumKeptLetter);

/** A signature. One that is disabled is kept, but isn't offered and doesn't insert itself. */
export const signatureSchema = wireObject({ id: z.int(), caption: z.string(), content: z.string(), isActive: z.boolean() });

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

/** The calls of the list of signatures. */
export const signatureResource = settingsResource({
  resource: 'signatures',
  noun: 'a signature',
  row: signatureSchema,
  form: formSchema,
  list: signatureListSchema,
  missing: 'signature-not-found',
});

export const {
  list: listSignatures,
  get: getSignature,
  create: createSignature,
  update: changeSignature,
  delete: deleteSignature,
  bdel: deleteSignatures,
  clear: clearSignatures,
  enable: enableSignatures,
  disable: disableSignatures,
} = signatureResource;

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
