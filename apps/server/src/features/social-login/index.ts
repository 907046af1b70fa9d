export { socialLoginRoutes } from './socialLogin.routes.ts';
