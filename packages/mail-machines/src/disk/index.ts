export {
  type DiskMoveContext,
  type DiskMoveEvent,
  type DiskMoveInput,
  type DiskMoveOutput,
  diskMoveMachine,
  type MoveStep,
  type MoveStepResult,
  type NetworkFile,
} from './diskMoveMachine.ts';
