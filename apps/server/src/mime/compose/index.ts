export { type ComposedMessage, composeMessage, newMessageId, type OutgoingAttachment, type OutgoingMessage } from './composeMessage.ts';
