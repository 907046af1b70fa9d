export { allowDeleting, allowDownloading } from './allowPolicy.ts';
export type { PolicyForm } from './kinds.ts';
export { isPolicyName, type PolicyName, type PolicyValues, policies, policyNames } from './policies.ts';
export { hasSmsByEnvironment, policiesOfEnvironment } from './policiesOfEnvironment.ts';
export { listPolicies, type PolicyTarget, selectPolicySources, upsertPolicy } from './policy.repository.ts';
export { forgetPolicies, keepPolicies, readPolicies, readPoliciesAt, readPolicy, readPolicyOf } from './readPolicy.ts';
export { PolicyConflict, setPolicies, tellPolicyChange, writePolicies } from './setPolicy.ts';
