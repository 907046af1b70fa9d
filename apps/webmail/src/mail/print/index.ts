export { PrintScreen } from './parts.ts';
export { usePrint } from './usePrint.ts';
