export { clamdAddress } from './askClamd.ts';
export { type MailCheckValue, selectMailChecks } from './checkSetting.ts';
export { generalTest } from './generalTest.ts';
export {
  deleteHeldMail,
  insertHeldMail,
  lockHeldMail,
  noteReleased,
  requeueHeld,
  selectHeldMail,
  wasReleased,
} from './heldMail.repository.ts';
export { judgeMail, type Verdict } from './judgeMail.ts';
