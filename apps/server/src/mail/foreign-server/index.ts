export { sealPassword, unsealPassword } from './sealPassword.ts';
