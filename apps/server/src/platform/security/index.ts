export { recordSecurity } from './recordSecurity.ts';
