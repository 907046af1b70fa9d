export { type ForeignServer, plainWords, type RefusalReason, refusalOf, ServerRefusal } from './ForeignServer.ts';
export { findWay, foreignTimes, type Way } from './findWay.ts';
export { presetsOf, smtpPresetsOf } from './presets.ts';
export { sealPassword, unsealPassword } from './sealPassword.ts';
