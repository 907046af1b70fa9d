export { planListMail } from './planListMail.ts';
