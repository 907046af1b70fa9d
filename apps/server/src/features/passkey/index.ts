export { passkeyRoutes } from './passkey.routes.ts';
export { askForPasskey, provePasskey } from './provePasskey.ts';
