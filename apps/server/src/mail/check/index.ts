export { check } from './check.ts';
export { collectBlobs } from './collectBlobs.ts';
