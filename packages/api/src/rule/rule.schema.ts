import * as z from 'zod/mini';
import { text } from '../contract/wire.ts';
import { rawNameSchema } from '../folder/folder.schema.ts';
import { flagColors } from '../message/flags.ts';
import { isAddress } from '../recipient/parseRecipients.ts';
import { tagIdSchema } from '../tag/tag.endpoints.ts';

/**
 * Fields of a message that a condition can test. `attachment` is the name of an attachment, `list` the identifier or name of the mailing list
 * that the message came by (`List-Id`, RFC 2919).
 */
export const ruleFields = ['sender', 'recipient', 'subject', 'body', 'size', 'attachment', 'list'] as const;

export type RuleField = (typeof ruleFields)[number];

/** Comparisons of conditions. `larger` is for sizes only, `exists` for attachments only. */
export const ruleComparisons = ['contains', 'equals', 'begins', 'larger', 'exists'] as const;

export type RuleComparison = (typeof ruleComparisons)[number];

const comparisons: Readonly<Record<RuleField, readonly RuleComparison[]>> = {
  sender: ['contains', 'equals', 'begins'],
  recipient: ['contains', 'equals', 'begins'],
  subject: ['contains', 'equals', 'begins'],
  body: ['contains', 'equals', 'begins'],
  size: ['larger'],
  attachment: ['contains', 'equals', 'begins', 'exists'],
  list: ['contains', 'equals', 'begins'],
};

/** Returns the comparisons that a field allows, the usual one first. */
export const comparisonsOf = (field: RuleField): readonly RuleComparison[] => comparisons[field];

/** Maximum numbers of a rule: its conditions, the characters of a value and of its name, and the kilobytes of a size. */
export const ruleLimits = { conditions: 20, value: 200, name: 50, kilobytes: 1_048_576 } as const;

const isComplete = ({ field, comparison, value }: { field: RuleField; comparison: RuleComparison; value: string }) => {
  if (comparison === 'exists') return true;
  return field === 'size' ? /^[1-9]\d{0,6}$/.test(value) && Number(value) <= ruleLimits.kilobytes : value.trim() !== '';
};

/** A condition of a rule. The value of a size is a number of kilobytes of 1,024 bytes; `exists` has no value. */
export const ruleConditionSchema = z
  .object({ field: z.enum(ruleFields), comparison: z.enum(ruleComparisons), value: text(ruleLimits.value) })
  .check(
    z.refine(({ field, comparison }) => comparisonsOf(field).includes(comparison), { path: ['comparison'] }),
    z.refine(isComplete, { path: ['value'] }),
  );

export type RuleCondition = z.output<typeof ruleConditionSchema>;

/** Conditions of a rule. An empty list matches every message. */
export const ruleConditionsSchema = z.array(ruleConditionSchema).check(z.maxLength(ruleLimits.conditions));

/** Whether all conditions of a rule must match, or any one of them. */
export const ruleMatches = ['all', 'any'] as const;

export const ruleMatchSchema = z.enum(ruleMatches);

export type RuleMatch = z.output<typeof ruleMatchSchema>;

/** Actions of a filter rule. `delete` moves it to Trash. */
export const ruleActionSchema = z.discriminatedUnion('type', [
  z
    .object({ type: z.literal('move'), folder: rawNameSchema })
    .check(z.refine(({ folder }) => folder !== 'Drafts' && folder !== 'Sent', { path: ['folder'] })),
  z.object({ type: z.literal('flag'), color: z.enum(flagColors) }),
  z.object({ type: z.literal('tag'), tagId: tagIdSchema }),
  z.object({ type: z.literal('markRead') }),
  z.object({ type: z.literal('forward'), address: text(320).check(z.trim(), z.refine(isAddress, 'email-format')) }),
  z.object({ type: z.literal('delete') }),
]);

export type RuleAction = z.output<typeof ruleActionSchema>;
