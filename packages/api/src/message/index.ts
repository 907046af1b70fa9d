export * from './bulk.schema.ts';
export * from './flags.ts';
export * from './job.endpoints.ts';
export * from './message.endpoints.ts';
export * from './message.schema.ts';
export * from './package.endpoints.ts';
export * from './remark.endpoints.ts';
export * from './sender.endpoints.ts';
