export * from './lock.endpoints.ts';
export * from './lock.schema.ts';
