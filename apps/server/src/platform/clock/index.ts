export { localTime } from './localTime.ts';
