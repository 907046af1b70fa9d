export * from './parseSearch.ts';
export * from './search.endpoints.ts';
export * from './search.limits.ts';
