export { useLate } from './useLate.ts';
export { useListAddress } from './useListAddress.ts';
