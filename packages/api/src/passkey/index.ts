export * from './passkey.endpoints.ts';
export * from './passkey.schema.ts';
