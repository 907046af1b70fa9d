import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { wireObject } from '../contract/wire.ts';
import { senderPatternSchema } from '../message/sender.endpoints.ts';
import { settingsResource } from '../settings/resource.ts';

/** Maximum number of allowed senders, and of blocked ones, of a person. */
export const maximumSenderRules = 1000;

/** An entry of the allowed or blocked senders: an address, or `@` and a domain. */
export const senderRuleSchema = wireObject({ id: z.int(), pattern: z.string(), createdAt: z.string(), isActive: z.boolean() });

export type SenderRule = z.output<typeof senderRuleSchema>;

const form = wireObject({ pattern: senderPatternSchema });

/** The calls of the allowed senders. An entry that is added leaves the blocked senders. */
export const allowedSenderResource = settingsResource({
  resource: 'whiters',
  noun: 'an allowed sender',
  row: senderRuleSchema,
  form,
  problems: ['email-format'],
});

/** The calls of the blocked senders. An entry that is added leaves the allowed senders. */
export const blockedSenderResource = settingsResource({
  resource: 'blackers',
  noun: 'a blocked sender',
  row: senderRuleSchema,
  form,
  problems: ['email-format'],
});

const importing = (path: `/${string}/`, summary: string) =>
  endpoint({
    method: 'POST',
    path,
    access: { of: 'account' },
    summary,
    body: wireObject({ patterns: z.array(senderPatternSchema).check(z.minLength(1), z.maxLength(maximumSenderRules)) }),
    response: z.object({ count: z.int() }),
    problems: ['email-format', 'too-many-kept'],
  });

/** Adds many allowed senders at once. Returns the number of entries that were not in the list before. */
export const importAllowedSenders = importing('/setting/whiters/import/', 'Adds allowed senders.');
/** Adds many blocked senders at once. Returns the number of entries that were not in the list before. */
export const importBlockedSenders = importing('/setting/blackers/import/', 'Adds blocked senders.');
