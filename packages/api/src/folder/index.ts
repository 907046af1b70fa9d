export * from './folder.endpoints.ts';
export * from './folder.schema.ts';
export * from './namedFolders.ts';
