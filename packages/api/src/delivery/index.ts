export * from './causeOf.ts';
export * from './delivery.endpoints.ts';
export * from './delivery.schema.ts';
export * from './lifeline.ts';
