import * as z from 'zod/mini';
import { named, text, wireObject } from '../contract/wire.ts';
import { anyFolderSchema } from '../folder/folder.schema.ts';
import { addressSchema } from '../recipient/recipient.schema.ts';
import { ruleActionSchema, ruleConditionsSchema, ruleLimits, ruleMatchSchema } from './rule.schema.ts';

/** Maximum number of filter rules of an account. */
export const maximumFilters = 200;

const nameSchema = text(200).check(
  z.trim(),
  z.minLength(1),
  z.refine((name) => [...name].length <= ruleLimits.name),
);
const prioritySchema = z.int().check(z.minimum(1), z.maximum(maximumFilters));

/** Input for a filter rule. */
export const filterFormSchema = wireObject({
  name: nameSchema,
  /** Place in the list, from 1. The other rules move to make room. */
  priority: prioritySchema,
  isLast: z.boolean(),
  match: z.optional(ruleMatchSchema),
  conditions: ruleConditionsSchema,
  action: ruleActionSchema,
});

export type FilterForm = z.output<typeof filterFormSchema>;

/** A rule for incoming mail. */
export const filterSchema = wireObject({
  id: z.int(),
  name: z.string(),
  priority: z.int(),
  isActive: z.boolean(),
  /** Whether later rules skip the messages that match this one. */
  isLast: z.boolean(),
  match: ruleMatchSchema,
  conditions: ruleConditionsSchema,
  action: ruleActionSchema,
  /** The folder or tag of the action was deleted. The rule does nothing until another one is selected. */
  missing: z.nullable(z.enum(['folder', 'tag'])),
  /** Number of messages that it matched on arrival in the last 30 days. */
  hitCount: z.int(),
});

export type Filter = z.output<typeof filterSchema>;

/** Number of recent messages that conditions are tried on. */
export const maximumTried = 1_000;
/** Maximum number of messages listed per call, of those that match. */
export const maximumListed = 50;

/** Conditions to try on existing messages. */
export const tryFilterSchema = wireObject({
  match: ruleMatchSchema,
  conditions: ruleConditionsSchema,
  /** Folder to search. Empty for the most recent messages of all folders that receive mail. */
  folder: anyFolderSchema,
  /** `next` of the previous response. */
  after: z.optional(z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))),
});

/** A message that conditions match. */
export const triedMessageSchema = wireObject({
  uid: z.int(),
  folder: z.string(),
  sender: named('mfrom', addressSchema),
  subject: z.string(),
  arrivedAt: named('internaldate', z.string()),
  isRead: named('readed', z.boolean()),
  /** Positions of the matching text in the subject. */
  marks: z.array(z.tuple([z.int(), z.int()])),
});

export type TriedMessage = z.output<typeof triedMessageSchema>;

/** One part of the messages that conditions were tried on. */
export const triedFilterSchema = wireObject({
  /** Number of messages examined in this call. */
  examined: z.int(),
  /** Number of those that match. */
  count: z.int(),
  /** The first of them, newest first. */
  results: z.array(triedMessageSchema),
  /** Value of `after` for the next call. Null at the end. */
  next: z.nullable(z.int()),
});

export type TriedFilter = z.output<typeof triedFilterSchema>;
