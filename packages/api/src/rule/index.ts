export * from './rule.schema.ts';
