import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { listOf, named, queryInt, text, wireObject } from '../contract/wire.ts';
import { operationRoles } from './operationRole.ts';

/** Kinds of things that actions concern. */
export const operationTargets = [
  'person',
  'person-job',
  'department',
  'company-category',
  'company-contact',
  'domain',
  'role',
  'approval',
  'policy',
  'skin',
  'shared-mailbox',
  'mailing-list',
  'group-address',
  'review-rule',
  'reviewer',
  'held-review',
  'held-mail',
  'mail-queue',
  'mail-setting',
  'enterprise-disk',
  'session',
  'records',
] as const;

export type OperationTarget = (typeof operationTargets)[number];

/** Numbers of rows on a page of the back stage. */
export const operationPageSizes = [10, 20, 50, 100] as const;

/** Records are counted up to this number, which stands for any larger one: counting millions takes longer than reading a page. */
export const mostCountedRecords = 10_000;

/** Page of a list. */
export const operationPage = {
  /** Counted from 1. */
  page: queryInt(1, 1_000_000),
  pageSize: queryInt(10, 100).check(z.refine((size) => (operationPageSizes as readonly number[]).includes(size as number))),
};

/** A changed field. Of passwords, keys and codes both values are absent. */
export const changedFieldSchema = wireObject({ field: z.string(), before: z.optional(z.unknown()), after: z.optional(z.unknown()) });

/** An action of an administrator, or one that was refused. */
export const operationRecordSchema = wireObject({
  id: z.int(),
  /** ISO moment. */
  at: z.string(),
  /** Address of the administrator, or `command line`, `directory` or `sign-on` (decisions 0113, 0114). */
  author: z.string(),
  role: z.nullable(z.enum(operationRoles)),
  ip: z.string(),
  /** Name of the call, such as `changePerson`. */
  action: z.string(),
  isRefused: z.boolean(),
  targetKind: z.nullable(z.enum(operationTargets)),
  targetId: z.string(),
  targetName: z.string(),
  changes: z.array(changedFieldSchema),
});

export type OperationRecord = z.output<typeof operationRecordSchema>;

/** Returns actions, newest first. `keyword` finds in author and target; the span is of days in the time zone of the server. */
export const listOperationRecords = endpoint({
  method: 'GET',
  path: '/operation/record/action/',
  access: { of: 'operation', needs: 'see' },
  summary: 'Actions of administrators, newest first.',
  query: wireObject({
    ...operationPage,
    keyword: z.optional(text(200)),
    action: z.optional(text(60)),
    targetKind: z.optional(z.enum(operationTargets)),
    targetId: z.optional(text(320)),
    /** First and last moment. */
    from: named('from', z.optional(z.iso.datetime())),
    to: named('to', z.optional(z.iso.datetime())),
  }),
  response: listOf(operationRecordSchema),
});
