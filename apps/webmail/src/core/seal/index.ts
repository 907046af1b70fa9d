export { openSealing } from './seal.ts';
