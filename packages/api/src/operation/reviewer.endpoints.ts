import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { listOf, named, wireObject } from '../contract/wire.ts';
import { rulePersonSchema } from './reviewRule.endpoints.ts';
import { idParams } from './role.endpoints.ts';

const manage = { of: 'operation', needs: 'manage' } as const;
const days = { firstDay: z.iso.date(), lastDay: z.iso.date() };

/** A reviewer or substitute, with the rules and the deputy. */
export const reviewerSchema = wireObject({
  id: z.int(),
  name: named('realname', z.string()),
  userName: named('username', z.string()),
  isActive: named('is_enabled', z.boolean()),
  /** Reasons of the rules. */
  rules: z.array(z.string()),
  /** Deputy from the first to the last day, in the time zone of the server. */
  deputy: z.nullable(wireObject({ person: rulePersonSchema, ...days })),
});

export type Reviewer = z.output<typeof reviewerSchema>;

/** Returns reviewers and substitutes of the rules that the caller sees. */
export const listReviewers = endpoint({
  method: 'GET',
  path: '/operation/reviewer/',
  access: { of: 'operation', needs: 'see' },
  summary: 'Reviewers with their deputies.',
  response: listOf(reviewerSchema),
});

/** Gives a reviewer a deputy, who sees and decides that reviewer's messages in this time. It replaces the one before. */
export const setReviewDeputy = endpoint({
  method: 'PUT',
  path: '/operation/reviewer/:id/deputy/',
  access: manage,
  summary: 'Gives a reviewer a deputy for a span of days.',
  params: idParams,
  body: wireObject({ deputyId: named('deputy', z.int()), ...days }),
  response: z.object({}),
  problems: ['operation-refused'],
});

/** Removes the deputy of a reviewer. */
export const removeReviewDeputy = endpoint({
  method: 'DELETE',
  path: '/operation/reviewer/:id/deputy/',
  access: manage,
  summary: 'Removes the deputy of a reviewer.',
  params: idParams,
  response: z.object({}),
});
