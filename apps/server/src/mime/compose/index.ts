export { composeMessage, newMessageId } from './composeMessage.ts';
