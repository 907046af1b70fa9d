export * from './book.endpoints.ts';
export * from './contact.endpoints.ts';
export * from './resolveRecipients.endpoints.ts';
