export * from './book.endpoints.ts';
export * from './card.endpoints.ts';
export * from './contact.endpoints.ts';
export * from './contact.schema.ts';
export * from './group.endpoints.ts';
export * from './personal.endpoints.ts';
export * from './resolveRecipients.endpoints.ts';
export * from './transfer.endpoints.ts';
