export { keepLetters } from './keepLetters.ts';
export { useBeginMail } from './useBeginMail.ts';
export { useLogOut } from './useLogOut.ts';
