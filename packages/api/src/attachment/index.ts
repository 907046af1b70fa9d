export * from './attachment.endpoints.ts';
export * from './validity.ts';
