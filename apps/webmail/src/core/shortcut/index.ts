export { useShortcuts } from './useShortcuts.ts';
