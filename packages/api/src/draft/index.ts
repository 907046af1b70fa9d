export * from './draft.endpoints.ts';
export * from './draft.schema.ts';
export * from './sendingOptions.ts';
export * from './sms.endpoints.ts';
