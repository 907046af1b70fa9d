export * from './tag.endpoints.ts';
