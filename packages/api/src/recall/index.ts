export * from './recall.endpoints.ts';
export * from './recallRecord.endpoints.ts';
