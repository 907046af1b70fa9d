export { judgeArrivals } from './judgeArrivals.ts';
export { matchConditions, type RuleTest, toRuleTest } from './matchConditions.ts';
export { RuleMail } from './RuleMail.ts';
export { noOutcome, type RuleOutcome } from './runRules.ts';
export { readsBody, type StoredMail, selectStretch, selectTriedMails } from './storedMail.repository.ts';
