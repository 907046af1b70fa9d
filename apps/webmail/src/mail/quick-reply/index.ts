export { QuickReplyBox } from './parts.ts';
