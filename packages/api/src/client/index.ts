export * from './createApiClient.ts';
export * from './sealSecret.ts';
