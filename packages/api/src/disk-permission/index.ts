export * from './diskPermission.endpoints.ts';
