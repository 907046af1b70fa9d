import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { listOf, text, wireObject } from '../contract/wire.ts';
import { operationPage } from './operationRecord.endpoints.ts';

const seeAll = { of: 'operation', needs: 'see-all' } as const;
const govern = { of: 'operation', needs: 'govern' } as const;

/** Rules that hold mail back: the spam checker, the virus checker, and the test text that every spam filter knows. */
export const heldMailRules = ['spam', 'virus', 'test'] as const;

export type HeldMailRule = (typeof heldMailRules)[number];

/** Message that is held back. No call returns its text. */
export const heldMailSchema = wireObject({
  id: z.int(),
  /** ISO moment. */
  at: z.string(),
  rule: z.enum(heldMailRules),
  /** Name of the virus, or score. */
  detail: z.string(),
  sender: z.string(),
  recipients: z.array(z.string()),
  subject: z.string(),
  size: z.int(),
  /** Whether a user of the organization sent it. */
  isLeaving: z.boolean(),
});

export type HeldMail = z.output<typeof heldMailSchema>;

/** Returns the messages that a spam or virus rule holds back, the newest first. */
export const listHeldMail = endpoint({
  method: 'GET',
  path: '/operation/held-mail/',
  access: seeAll,
  summary: 'Messages that a spam or virus rule holds back.',
  query: wireObject(operationPage),
  response: listOf(heldMailSchema),
});

const chosen = wireObject({ ids: z.array(z.int()).check(z.minLength(1), z.maxLength(100)) });
/** Number of messages that were decided about. Others were before. */
const counted = wireObject({ count: z.int() });

/** Delivers messages that are held back. */
export const releaseHeldMail = endpoint({
  method: 'POST',
  path: '/operation/held-mail/release/',
  access: govern,
  summary: 'Delivers messages that are held back.',
  body: chosen,
  response: counted,
});

/** Deletes messages that are held back: their delivery fails. */
export const deleteHeldMail = endpoint({
  method: 'POST',
  path: '/operation/held-mail/delete/',
  access: govern,
  summary: 'Deletes messages that are held back.',
  body: chosen,
  response: counted,
});

/** Handling of mail while a checker doesn't respond: it is taken, or waits. */
export const mailCheckDowns = ['take', 'wait'] as const;

export type MailCheckDown = (typeof mailCheckDowns)[number];

const checks = {
  /** Web address of rspamd; empty without a spam check. */
  spamAddress: text(1_000),
  /** `host:port` or path of the socket of clamd; empty without a virus check. */
  virusAddress: text(300),
  whenDown: z.enum(mailCheckDowns),
};

export const mailChecksSchema = wireObject({
  ...checks,
  /** Send it back with a change. */
  version: z.int(),
});

export type MailChecks = z.output<typeof mailChecksSchema>;

/** Returns the checkers of mail. */
export const getMailChecks = endpoint({
  method: 'GET',
  path: '/operation/mail-check/',
  access: seeAll,
  summary: 'Checkers of mail.',
  response: mailChecksSchema,
});

/** Sets the checkers of mail. */
export const setMailChecks = endpoint({
  method: 'PUT',
  path: '/operation/mail-check/',
  access: govern,
  summary: 'Sets the checkers of mail.',
  body: wireObject({ ...checks, version: z.int() }),
  response: mailChecksSchema,
  problems: ['operation-refused', 'operation-stale'],
});
