export { QuickReply, type QuickReplyProps, type QuickReplyState } from './QuickReply.tsx';
