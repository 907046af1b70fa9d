export { checkPasswordDue } from './checkPasswordDue.ts';
export { passwordRulesOf, rulesOfPolicies } from './passwordRules.ts';
