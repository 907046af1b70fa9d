export * from './feedback.endpoints.ts';
