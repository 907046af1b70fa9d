export * from './contact.endpoints.ts';
