export * from './receipt.endpoints.ts';
