export { useReceipt } from './useReceipt.ts';
