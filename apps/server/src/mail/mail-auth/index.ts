export { createResolver, type Resolve } from './createResolver.ts';
