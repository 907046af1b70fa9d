export { hasFault, reasonOf, useDescribe } from './useDescribe.ts';
