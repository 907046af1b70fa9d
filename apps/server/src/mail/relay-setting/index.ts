export { type OutgoingWay, type RelayValue, readOutgoingWay, relaySetting } from './readOutgoingWay.ts';
