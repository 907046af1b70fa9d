export { backChannelRoutes } from './backChannel.routes.ts';
export { signOnProvider } from './providersOf.ts';
export { selectIdToken } from './signOn.repository.ts';
export { socialLoginRoutes } from './socialLogin.routes.ts';
