export { plainWords, refusalOf } from './ForeignServer.ts';
export { sealPassword, unsealPassword } from './sealPassword.ts';
