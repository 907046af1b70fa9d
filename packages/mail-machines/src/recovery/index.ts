export { type RecoveryContext, type RecoveryEvent, recoveryMachine } from './recoveryMachine.ts';
