export { claimChore } from './cleaning.repository.ts';
