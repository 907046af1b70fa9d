export * from './review.endpoints.ts';
export * from './review.schema.ts';
