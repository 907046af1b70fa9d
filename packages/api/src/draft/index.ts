export * from './draft.endpoints.ts';
export * from './draft.schema.ts';
