export * from './createApiClient.ts';
export * from './createCookieFetch.ts';
export * from './sealSecret.ts';
