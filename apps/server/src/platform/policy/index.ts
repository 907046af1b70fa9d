export type { PolicyForm } from './kinds.ts';
export { isPolicyName, type PolicyName, type PolicyValues, policies, policyNames } from './policies.ts';
export { listPolicies, type PolicyTarget, selectPolicySources } from './policy.repository.ts';
export { forgetPolicies, readPolicies, readPoliciesAt, readPolicy, readPolicyOf } from './readPolicy.ts';
export { PolicyConflict, setPolicies, tellPolicyChange, writePolicies } from './setPolicy.ts';
