export * from './autoReply.schema.ts';
