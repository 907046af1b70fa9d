export {
  type ReviewAnswer,
  type ReviewContext,
  type ReviewDecided,
  type ReviewEvent,
  type ReviewInput,
  reviewListPlace,
  reviewMachine,
} from './reviewMachine.ts';
