export { pinyinForms } from './pinyinForms.ts';
