export * from './upload.endpoints.ts';
