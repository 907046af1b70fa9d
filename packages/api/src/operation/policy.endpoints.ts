import * as z from 'zod/mini';
import { languageTextsSchema } from '../content/languageTexts.ts';
import { endpoint } from '../contract/endpoint.ts';
import { listOf, named, queryInt, text, wireObject } from '../contract/wire.ts';

export const policyScopes = ['organisation', 'department', 'person'] as const;
/** Source of a value in force: a scope, the environment of the server, or the value of a new installation. */
export const policySources = ['organisation', 'department', 'person', 'environment', 'initial'] as const;

const scopeFields = { scope: z.enum(policyScopes), scopeId: named('id', z.optional(queryInt(1, Number.MAX_SAFE_INTEGER))) };

/** Kind of a value, for its control. */
export const policyKinds = ['flag', 'number', 'choice', 'choices', 'text', 'list'] as const;

/** A policy with the value in force for a scope. */
export const operationPolicySchema = wireObject({
  /** Name on the wire of what it sets, such as `is_fwmail`. */
  name: z.string(),
  kind: z.enum(policyKinds),
  value: z.unknown(),
  /** Value of a new installation. */
  initial: z.unknown(),
  source: z.enum(policySources),
  /** Name of the department or address of the person that has it; empty otherwise. */
  sourceName: z.string(),
  /** Whether the asked scope has a value of its own. */
  isSetHere: z.boolean(),
  scopes: z.array(z.enum(policyScopes)),
  /** English sentences; the back stage shows its own words where it has them. */
  about: z.string(),
  range: z.string(),
  requirements: z.array(z.string()),
  /** Limits of a number. */
  minimum: z.optional(z.int()),
  maximum: z.optional(z.int()),
  /** Allowed values of a choice. */
  choices: z.optional(z.array(z.union([z.string(), z.number()]))),
  /** Names of choices that the organization has made, such as its skins. */
  choiceNames: z.optional(z.record(z.string(), languageTextsSchema)),
  /** Send it back with a change. */
  version: z.int(),
  /** Number of this value in the records: their `targetId`. */
  recordId: z.string(),
  /** Author and moment of the last change in the asked scope; empty without one. */
  changedBy: z.string(),
  changedAt: z.nullable(z.string()),
  /** Departments and people with a value of their own; only asked of the organization. */
  elsewhere: z.array(z.string()),
});

export type OperationPolicy = z.output<typeof operationPolicySchema>;

/** Returns all policies with the values in force for the organization, a department or a person. `id` is required for the last two. */
export const listPolicies = endpoint({
  method: 'GET',
  path: '/operation/policy/',
  access: { of: 'operation', needs: 'see-all' },
  summary: 'Policies with the values in force and where they were set.',
  query: wireObject(scopeFields),
  response: listOf(operationPolicySchema),
});

/** Sets values of several policies at once. `null` removes a value. They are in force from the next call on, all or none. */
export const setPolicies = endpoint({
  method: 'POST',
  path: '/operation/policy/',
  access: { of: 'operation', needs: 'govern' },
  summary: 'Sets policies, or takes their values back.',
  body: wireObject({
    scope: z.enum(policyScopes),
    scopeId: named('id', z.optional(z.int())),
    changes: z
      .array(wireObject({ name: text(60), value: z.nullable(z.unknown()), version: z.int() }))
      .check(z.minLength(1), z.maxLength(100)),
  }),
  response: listOf(operationPolicySchema),
  problems: ['operation-refused', 'operation-stale'],
});
