export * from './autoForward.endpoints.ts';
