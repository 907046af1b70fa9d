import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { listOf, named, text, wireObject } from '../contract/wire.ts';
import { departmentNameSchema } from './operationSession.endpoints.ts';
import { idParams } from './role.endpoints.ts';

/** Maximum length of the reason of a rule, in characters. It is also its name. */
export const maximumRuleReason = 100;
/** Maximum number of words of a rule, and length of one. */
export const maximumRuleWords = 100;
export const maximumRuleWord = 50;
/** Maximum hours until held mail passes on (D-157). */
export const maximumReviewHours = 240;

const see = { of: 'operation', needs: 'see' } as const;
const manage = { of: 'operation', needs: 'manage' } as const;
const people = z.array(z.int()).check(z.maxLength(50));
const reason = text(maximumRuleReason).check(z.trim(), z.minLength(1));
const words = z.array(text(maximumRuleWord).check(z.trim(), z.minLength(1))).check(z.maxLength(maximumRuleWords));
const hours = z.nullable(z.int().check(z.minimum(1), z.maximum(maximumReviewHours)));

/** A person in a rule. */
export const rulePersonSchema = wireObject({
  id: z.int(),
  name: named('realname', z.string()),
  userName: named('username', z.string()),
  /** Whether the account may log in. */
  isActive: named('is_enabled', z.boolean()),
});

export type RulePerson = z.output<typeof rulePersonSchema>;

/** A rule that holds outgoing mail for review: all of its conditions must match. */
export const reviewRuleSchema = wireObject({
  id: z.int(),
  /** Shown to its reviewers. */
  reason: z.string(),
  /** Person or department whose mail it holds; everyone's without either. */
  person: z.nullable(rulePersonSchema),
  department: z.nullable(departmentNameSchema),
  isOutside: z.boolean(),
  hasAttachment: z.boolean(),
  /** One of them must be in subject, text or file names; none for any mail. */
  words: z.array(z.string()),
  isActive: named('is_enabled', z.boolean()),
  reviewers: z.array(rulePersonSchema),
  /** Hours until held mail passes to the substitutes; `null` for no deadline. */
  deadlineHours: hours,
  substitutes: z.array(rulePersonSchema),
  /** Messages that wait because of it, and that it has held in the last 30 days. */
  waitingCount: z.int(),
  heldCount: z.int(),
  /** Send it back with a change. */
  version: z.int(),
});

export type ReviewRule = z.output<typeof reviewRuleSchema>;

const conditions = {
  personId: named('person', z.nullable(z.int())),
  departmentId: named('department', z.nullable(z.int())),
  isOutside: z.boolean(),
  hasAttachment: z.boolean(),
  words,
};

/** Returns the rules that the caller sees, in their order. */
export const listReviewRules = endpoint({
  method: 'GET',
  path: '/operation/review-rule/',
  access: see,
  summary: 'Review rules in their order.',
  response: listOf(reviewRuleSchema),
});

/** Adds a rule behind the others. It holds messages that are sent from then on. */
export const createReviewRule = endpoint({
  method: 'POST',
  path: '/operation/review-rule/',
  access: manage,
  summary: 'Adds a review rule.',
  body: wireObject({
    reason,
    ...conditions,
    reviewerIds: named('reviewers', people),
    deadlineHours: hours,
    substituteIds: named('substitutes', people),
  }),
  response: reviewRuleSchema,
  problems: ['operation-refused'],
});

/** Changes, disables, enables or moves a rule. `beforeId` is the rule that follows it; `null` puts it last. */
export const changeReviewRule = endpoint({
  method: 'PATCH',
  path: '/operation/review-rule/:id/',
  access: manage,
  summary: 'Changes, disables, enables or moves a review rule.',
  params: idParams,
  body: wireObject({
    version: z.int(),
    reason: z.optional(reason),
    personId: named('person', z.optional(z.nullable(z.int()))),
    departmentId: named('department', z.optional(z.nullable(z.int()))),
    isOutside: z.optional(z.boolean()),
    hasAttachment: z.optional(z.boolean()),
    words: z.optional(words),
    isActive: named('is_enabled', z.optional(z.boolean())),
    reviewerIds: named('reviewers', z.optional(people)),
    deadlineHours: z.optional(hours),
    substituteIds: named('substitutes', z.optional(people)),
    place: z.optional(wireObject({ beforeId: named('before', z.nullable(z.int())) })),
  }),
  response: reviewRuleSchema,
  problems: ['operation-refused', 'operation-stale'],
});

/** Conditions of a rule. */
export const ruleConditionKinds = ['writer', 'outside', 'attachment', 'word'] as const;

export type RuleConditionKind = (typeof ruleConditionKinds)[number];

/** Whether a rule would hold a message, and which of its conditions match. */
export const ruleTrialSchema = wireObject({
  isHeld: z.boolean(),
  /** One entry per condition of the rule, and per word. */
  conditions: z.array(wireObject({ kind: z.enum(ruleConditionKinds), word: z.string(), isMatch: z.boolean() })),
});

export type RuleTrialOutcome = z.output<typeof ruleTrialSchema>;

/** Tries conditions, saved or not, on an entered message. It changes nothing. */
export const tryReviewRule = endpoint({
  method: 'POST',
  path: '/operation/review-rule/try/',
  access: manage,
  summary: 'Tries the conditions of a review rule on an entered message.',
  body: wireObject({
    ...conditions,
    /** Account that writes the message. `said` is its subject and text, `leaves` whether it has recipients outside. */
    writerId: named('writer', z.nullable(z.int())),
    said: text(20_000),
    leaves: z.boolean(),
    hasFiles: z.boolean(),
  }),
  response: ruleTrialSchema,
});
