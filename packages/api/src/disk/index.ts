export * from './disk.endpoints.ts';
