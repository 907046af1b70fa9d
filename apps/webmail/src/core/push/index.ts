export { claimMails } from './claimMails.ts';
export { newMailsOptions } from './newMails.queries.ts';
export { newMails } from './newMails.ts';
