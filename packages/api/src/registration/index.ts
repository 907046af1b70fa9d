export * from './registration.endpoints.ts';
export * from './registration.schema.ts';
