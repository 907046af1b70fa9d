export * from './parameters.endpoints.ts';
export * from './resource.ts';
export * from './settings.endpoints.ts';
