export * from './tag.endpoints.ts';
export * from './tag-sizes.endpoints.ts';
