export * from './app.endpoints.ts';
