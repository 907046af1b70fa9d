export { claimChore } from './cleaning.repository.ts';
export { safeType } from './safeType.ts';
