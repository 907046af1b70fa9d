export { PolicyRefusal, policyNamed, policyText, policyValue } from './policyTexts.ts';
