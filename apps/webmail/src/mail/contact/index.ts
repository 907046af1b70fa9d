export { personCardOptions } from './contact.queries.ts';
