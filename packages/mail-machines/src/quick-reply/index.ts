export {
  type QuickReplyContext,
  type QuickReplyEmitted,
  type QuickReplyEvent,
  type QuickReplyInput,
  type QuickReplyRequest,
  quickReplyMachine,
} from './quickReplyMachine.ts';
