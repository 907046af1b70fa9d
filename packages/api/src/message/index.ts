export * from './flags.ts';
export * from './message.endpoints.ts';
export * from './message.schema.ts';
