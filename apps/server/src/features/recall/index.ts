export { recallRoutes } from './recall.routes.ts';
export { recallRecordRoutes } from './recallRecord.routes.ts';
