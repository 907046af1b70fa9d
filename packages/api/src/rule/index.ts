export * from './filter.endpoints.ts';
export * from './filter.schema.ts';
export * from './rule.schema.ts';
