export { ImportMail } from './parts.ts';
