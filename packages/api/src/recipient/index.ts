export * from './judgeRecipients.ts';
export * from './parseRecipients.ts';
export * from './recipient.schema.ts';
