export { HomePlace } from './parts.ts';
