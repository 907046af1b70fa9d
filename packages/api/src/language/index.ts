export * from './language.schema.ts';
