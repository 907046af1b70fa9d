export * from './search.endpoints.ts';
export * from './search.limits.ts';
