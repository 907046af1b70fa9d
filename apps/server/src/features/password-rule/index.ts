export { rulesOfPolicies } from './passwordRules.ts';
