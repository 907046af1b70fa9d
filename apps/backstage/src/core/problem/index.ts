export { reasonOf, useDescribe } from './useDescribe.ts';
