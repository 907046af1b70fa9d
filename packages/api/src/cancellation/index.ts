export * from './cancellation.endpoints.ts';
