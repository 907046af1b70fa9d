export { openSmsSender } from './SmsSender.ts';
