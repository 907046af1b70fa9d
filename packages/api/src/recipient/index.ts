export * from './parseRecipients.ts';
export * from './recipient.schema.ts';
