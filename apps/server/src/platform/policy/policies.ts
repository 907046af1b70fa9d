import type * as z from 'zod/mini';
import { accountPolicies } from './accountPolicies.ts';
import { captchaPolicies } from './captchaPolicies.ts';
import { contentPolicies } from './contentPolicies.ts';
import { entrancePolicies } from './entrancePolicies.ts';
import { foreignPolicies } from './foreignPolicies.ts';
import type { Policy } from './kinds.ts';
import { mailPolicies } from './mailPolicies.ts';
import { passwordPolicies } from './passwordPolicies.ts';
import { permissionPolicies } from './permissionPolicies.ts';
import { preferencePolicies } from './preferencePolicies.ts';
import { recordPolicies } from './recordPolicies.ts';
import { sendingPolicies } from './sendingPolicies.ts';

/**
 * Everything that an organization decides, by its name on the wire and on the command line. An environment variable of an entry is its value
 * until it is set.
 */
export const policies = {
  ...permissionPolicies,
  ...mailPolicies,
  ...sendingPolicies,
  ...foreignPolicies,
  ...passwordPolicies,
  ...entrancePolicies,
  ...captchaPolicies,
  ...preferencePolicies,
  ...contentPolicies,
  ...recordPolicies,
  ...accountPolicies,
} satisfies Record<string, Policy<unknown>>;

/** The name of a policy, as on the wire. */
export type PolicyName = keyof typeof policies;

/** The value of every policy. */
export type PolicyValues = { [Name in PolicyName]: z.output<(typeof policies)[Name]['schema']> };

/** The names of all policies, in the order of the table. */
export const policyNames = Object.keys(policies) as PolicyName[];

/** Whether there is a policy of a name. */
export const isPolicyName = (name: string): name is PolicyName => Object.hasOwn(policies, name);
