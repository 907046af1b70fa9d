export { readPolicies, readPolicy, readPolicyOf } from './readPolicy.ts';
