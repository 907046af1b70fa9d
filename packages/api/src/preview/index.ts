export * from './preview.endpoints.ts';
