export * from './push.endpoints.ts';
