export { bounceOfList } from './bounceOfList.ts';
export { composeBounce } from './composeBounce.ts';
