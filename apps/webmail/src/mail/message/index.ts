export { useOpenMessage } from './useOpenMessage.ts';
