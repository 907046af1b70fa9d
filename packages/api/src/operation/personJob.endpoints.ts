import * as z from 'zod/mini';
import { blob, endpoint } from '../contract/endpoint.ts';
import { listOf, named, wireObject } from '../contract/wire.ts';
import { operationPage } from './operationRecord.endpoints.ts';
import { idParams } from './role.endpoints.ts';

const manage = { of: 'operation', needs: 'manage' } as const;

/** Kinds of jobs about many people. */
export const personJobKinds = ['import', 'bulk'] as const;

/** Results of a row of a job. `skipped`: nothing was written because another row failed. */
export const personJobOutcomes = ['created', 'changed', 'unchanged', 'failed', 'skipped'] as const;

export type PersonJobOutcome = (typeof personJobOutcomes)[number];

const personJobSchema = wireObject({
  id: z.int(),
  kind: z.enum(personJobKinds),
  isDone: z.boolean(),
  total: z.int(),
  doneCount: z.int(),
  createdCount: z.int(),
  changedCount: z.int(),
  unchangedCount: z.int(),
  failedCount: z.int(),
  skippedCount: z.int(),
  /** Whether the changes of the job can be undone. */
  canUndo: z.boolean(),
  /** Whether the file with the results waits for its only download. */
  hasFile: z.boolean(),
});

export type PersonJob = z.output<typeof personJobSchema>;

/** Returns the progress of an own job. */
export const getPersonJob = endpoint({
  method: 'GET',
  path: '/operation/person-job/:id/',
  access: manage,
  summary: 'Progress of a job about many people.',
  params: idParams,
  response: personJobSchema,
});

const personJobRowSchema = wireObject({
  row: z.int(),
  personId: named('person', z.nullable(z.int())),
  userName: named('username', z.string()),
  name: named('realname', z.string()),
  /** `null` while it waits. */
  outcome: z.nullable(z.enum(personJobOutcomes)),
  /** Column and reason of a failure; empty without one. */
  field: z.string(),
  reason: z.string(),
});

export type PersonJobRow = z.output<typeof personJobRowSchema>;

/** Returns the rows of an own job with their outcomes, those that failed first. */
export const listPersonJobRows = endpoint({
  method: 'GET',
  path: '/operation/person-job/:id/row/',
  access: manage,
  summary: 'Outcome of each row of a job about many people.',
  params: idParams,
  query: wireObject(operationPage),
  response: listOf(personJobRowSchema),
});

/** Returns the results of an own job with the passwords that the server made. It can be called once. */
export const downloadPersonJobFile = endpoint({
  method: 'POST',
  path: '/operation/person-job/:id/file/',
  access: manage,
  summary: 'Results of a job about many people, with the passwords that were made.',
  params: idParams,
  body: z.object({ format: z.enum(['csv', 'xlsx']) }),
  response: blob,
  problems: ['operation-refused'],
});

/** Actions on many people. */
export const bulkActions = ['change', 'enable', 'disable', 'reset', 'delete', 'restore'] as const;

export type BulkAction = (typeof bulkActions)[number];

/** Maximum number of people of one job. */
export const maximumBulk = 10_000;

const level = z.int().check(z.minimum(0), z.maximum(5));
const bytes = z.int().check(z.minimum(0), z.maximum(1_000_000_000_000_000));

/** Begins a job that does the same for several people. */
export const changePeople = endpoint({
  method: 'POST',
  path: '/operation/person/bulk/',
  access: { of: 'operation', needs: 'manage', asksPassword: true },
  summary: 'Changes, disables, enables or deletes several people, or resets their passwords.',
  body: wireObject({
    ids: z.array(z.int()).check(z.minLength(1), z.maxLength(maximumBulk)),
    action: z.enum(bulkActions),
    /** Values for `change`. */
    departmentId: named('department', z.optional(z.nullable(z.int()))),
    mailLevel: z.optional(level),
    attachLevel: z.optional(level),
    quotaBytes: z.optional(bytes),
    diskQuotaBytes: z.optional(bytes),
    /** Whether the people have to choose a password after `reset`. */
    mustChange: z.optional(z.boolean()),
  }),
  response: wireObject({ id: z.int() }),
  problems: ['operation-password', 'operation-refused'],
});

/** Begins a job that undoes what an own job has changed. Passwords that were reset stay. */
export const undoPersonJob = endpoint({
  method: 'POST',
  path: '/operation/person-job/:id/undo/',
  access: manage,
  summary: 'Undoes a job about several people.',
  params: idParams,
  response: wireObject({ id: z.int() }),
  problems: ['operation-refused'],
});
