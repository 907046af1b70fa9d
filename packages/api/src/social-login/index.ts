export * from './socialLogin.endpoints.ts';
export * from './socialLogin.schema.ts';
export * from './socialProvider.schema.ts';
