export * from './moving.endpoints.ts';
export * from './moving.schema.ts';
