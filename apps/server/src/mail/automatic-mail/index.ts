export {
  automaticMailChannel,
  claimAutomatic,
  type DueAutomaticMail,
  lockAutomatic,
  postponeAutomatic,
  takeAutomatic,
  untilNextAutomatic,
  writeHandedOver,
} from './automaticMail.repository.ts';
export { type ArrivingMail, planAutomaticMail } from './planAutomaticMail.ts';
export { planListMail } from './planListMail.ts';
