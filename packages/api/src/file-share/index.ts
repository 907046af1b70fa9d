export * from './fileShare.endpoints.ts';
export * from './sharePage.endpoints.ts';
