export { type DueAutomaticMail, lockAutomatic, takeAutomatic } from './automaticMail.repository.ts';
export { planListMail } from './planListMail.ts';
