export * from './recovery.endpoints.ts';
export * from './recovery.schema.ts';
