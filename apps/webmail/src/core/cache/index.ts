export { applyChange } from './applyChange.ts';
