export * from './recall.endpoints.ts';
