export * from './picture.endpoints.ts';
