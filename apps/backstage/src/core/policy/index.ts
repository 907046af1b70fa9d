export { PolicyForm } from './PolicyForm.tsx';
export { type PolicyScope, policiesOptions } from './policy.queries.ts';
export { policyStrings } from './policy.strings.ts';
export { isContent } from './policyGroups.ts';
export { usePolicyChanges } from './usePolicyChanges.ts';
export { usePolicyWords } from './usePolicyWords.ts';
