export * from './permission.endpoints.ts';
