export { composeReady, emlName } from './composeReady.ts';
export { messageRoutes } from './message.routes.ts';
export { senderRoutes } from './sender.routes.ts';
