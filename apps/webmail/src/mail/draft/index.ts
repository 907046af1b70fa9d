export { useBeginMail } from './useBeginMail.ts';
