export * from './autoReply.endpoints.ts';
export * from './autoReply.schema.ts';
