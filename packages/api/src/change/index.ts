export * from './change.schema.ts';
