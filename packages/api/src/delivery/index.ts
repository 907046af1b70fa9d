export * from './delivery.endpoints.ts';
