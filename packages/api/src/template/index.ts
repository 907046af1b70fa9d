export * from './template.endpoints.ts';
