export { PolicyForm } from './PolicyForm.tsx';
export type { PolicyScope } from './policy.queries.ts';
export { policyStrings } from './policy.strings.ts';
