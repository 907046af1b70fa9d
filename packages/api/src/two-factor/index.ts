export * from './twoFactor.endpoints.ts';
export * from './twoFactor.schema.ts';
