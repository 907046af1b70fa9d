export { claimMails } from './claimMails.ts';
export { type DueEvent, dueEvents } from './dueEvents.ts';
export { newMailsOptions } from './newMails.queries.ts';
export { newMails } from './newMails.ts';
export { providePush } from './push.actors.ts';
export { showInTitle } from './showInTitle.ts';
export { useStayInStep } from './useStayInStep.ts';
