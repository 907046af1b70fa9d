export { discoverProvider, providerTimeout, redirectTo } from './discoverProvider.ts';
