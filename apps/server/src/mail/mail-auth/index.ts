export { areRelated } from './areRelated.ts';
export { canBeChecked } from './authenticateMail.ts';
export { doubtsOf, type SenderOfRow, senderOfRow } from './colleagueNames.ts';
export { looksAlike } from './looksAlike.ts';
export { enqueueChecks } from './mailAuth.repository.ts';
