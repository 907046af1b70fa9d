export { operationRoutes } from './operation.routes.ts';
