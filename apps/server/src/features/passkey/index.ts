export { passkeyRoutes } from './passkey.routes.ts';
