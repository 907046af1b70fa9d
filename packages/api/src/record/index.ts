export * from './record.endpoints.ts';
export * from './record.schema.ts';
