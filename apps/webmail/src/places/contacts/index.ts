export { ContactsPlace } from './parts.ts';
