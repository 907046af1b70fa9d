export { PrintScreen } from './parts.ts';
export { printMail } from './printMail.ts';
export { usePrint } from './usePrint.ts';
