import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { listOf, named, queryFlag, text, wireObject } from '../contract/wire.ts';
import { operationPage } from './operationRecord.endpoints.ts';
import { idParams } from './role.endpoints.ts';

export const approvalKinds = ['registration', 'profile', 'cancellation'] as const;
export const approvalOutcomes = ['granted', 'refused'] as const;
/** Maximum length of the reason of a decision, in characters. */
export const maximumDecisionReason = 200;

/** A request. `before` has the values in force of the fields that a change of a profile would change. */
export const operationApprovalSchema = wireObject({
  id: z.int(),
  kind: z.enum(approvalKinds),
  /** Address of the account, or the one that a registration asks for. */
  userName: named('username', z.string()),
  name: named('realname', z.string()),
  /** Fields by their code words. */
  content: z.record(z.string(), z.string()),
  before: z.record(z.string(), z.string()),
  requestedAt: z.string(),
  outcome: z.nullable(z.enum(approvalOutcomes)),
  /** ISO moment; `null` while it waits. */
  decidedAt: z.nullable(z.string()),
  decidedBy: z.string(),
  reason: z.string(),
});

export type OperationApproval = z.output<typeof operationApprovalSchema>;

/** Returns requests, oldest first: those that wait, or those that were decided, newest first. */
export const listOperationApprovals = endpoint({
  method: 'GET',
  path: '/operation/approval/',
  access: { of: 'operation', needs: 'see', isPassive: true },
  summary: 'Registrations, changes of profiles and cancellations.',
  query: wireObject({ ...operationPage, kind: z.optional(z.enum(approvalKinds)), isDecided: z.optional(queryFlag()) }),
  response: listOf(operationApprovalSchema),
});

/** A decision about a request. The fields after the reason are for the grant of a registration. */
export const decisionSchema = wireObject({
  outcome: z.enum(approvalOutcomes),
  reason: text(400).check(z.refine((reason) => [...reason.trim()].length <= maximumDecisionReason)),
  address: named('username', z.optional(text(320).check(z.trim()))),
  departmentId: named('department', z.optional(z.nullable(z.int()))),
  level: z.optional(z.int().check(z.minimum(0), z.maximum(5))),
  quotaBytes: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000_000_000_000))),
});

export type Decision = z.output<typeof decisionSchema>;

/** Grants or refuses a request. A decision is final; a refusal needs a reason. */
export const decideApproval = endpoint({
  method: 'POST',
  path: '/operation/approval/:id/decide/',
  access: { of: 'operation', needs: 'manage' },
  summary: 'Grants or refuses a request.',
  params: idParams,
  body: decisionSchema,
  response: operationApprovalSchema,
  problems: ['operation-refused'],
});
