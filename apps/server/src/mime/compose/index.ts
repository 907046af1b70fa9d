export { composeMessage } from './composeMessage.ts';
