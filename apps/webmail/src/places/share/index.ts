export { SharePlace } from './parts.ts';
