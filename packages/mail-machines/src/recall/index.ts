export {
  type RecallContext,
  type RecallEvent,
  type RecallInput,
  type RecallOutput,
  type RecallTarget,
  recallMachine,
} from './recallMachine.ts';
