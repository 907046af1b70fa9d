import * as z from 'zod/mini';
import { named, text, wireObject } from '../contract/wire.ts';
import { ruleConditionsSchema, ruleMatchSchema } from '../rule/rule.schema.ts';
import { settingsResource } from '../settings/resource.ts';
import { autoReplyLimits, ownTimeZoneSchema, replyPeriodSchema } from './autoReply.schema.ts';

const fields = {
  name: text(autoReplyLimits.name).check(z.trim(), z.minLength(1)),
  match: ruleMatchSchema,
  conditions: ruleConditionsSchema,
  period: replyPeriodSchema,
  /** HTML. */
  content: text(autoReplyLimits.content).check(z.trim(), z.minLength(1)),
};

/** A rule that replies to arriving messages. Of several that match, the first of the list replies. */
export const autoReplySchema = wireObject({
  id: z.int(),
  ...fields,
  isActive: z.boolean(),
  /** Number of replies in the last thirty days. */
  sentCount: z.int(),
});

export type AutoReply = z.output<typeof autoReplySchema>;

/** Data of an automatic reply. The times of its period are in `timeZone`, which is saved for the account. */
export const autoReplyFormSchema = wireObject({ ...fields, isActive: z.boolean(), timeZone: named('tz', ownTimeZoneSchema) });

export type AutoReplyForm = z.output<typeof autoReplyFormSchema>;

/** The calls of the list of automatic replies. */
export const autoReplyResource = settingsResource({
  resource: 're',
  noun: 'an automatic reply',
  row: autoReplySchema,
  form: autoReplyFormSchema,
});
