export { joinSkeleton } from './skeleton.ts';
export type { MailList } from './traits.ts';
