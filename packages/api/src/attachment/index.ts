export * from './attachment.endpoints.ts';
