export { countPush, pushCount } from './pushCount.ts';
