export type { Deps } from './deps.ts';
export { openDeps } from './openDeps.ts';
