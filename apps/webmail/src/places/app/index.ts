export { AppPlace } from './parts.ts';
