export { AttachedMessageTab } from './parts.ts';
