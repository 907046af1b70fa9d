export { joinSkeleton } from './skeleton.ts';
