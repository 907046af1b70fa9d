export { sealWith, unsealWith } from './seal.ts';
