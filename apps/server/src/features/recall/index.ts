export { recallRoutes } from './recall.routes.ts';
export { recallAttributes } from './recallAttributes.ts';
export { recallRecordRoutes } from './recallRecord.routes.ts';
