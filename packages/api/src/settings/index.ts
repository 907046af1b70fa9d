export * from './resource.ts';
export * from './settings.endpoints.ts';
