export { PrintScreen } from './parts.ts';
export { printMail } from './printMail.ts';
