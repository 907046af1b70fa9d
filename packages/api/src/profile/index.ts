export * from './changedFields.ts';
export * from './portrait.endpoints.ts';
export * from './profile.endpoints.ts';
export * from './profile.schema.ts';
