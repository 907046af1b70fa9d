export * from './disk.endpoints.ts';
export * from './disk.schema.ts';
export * from './diskName.ts';
export * from './diskPreview.endpoints.ts';
export * from './diskRights.ts';
export * from './trash.endpoints.ts';
