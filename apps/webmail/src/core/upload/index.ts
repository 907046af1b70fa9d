export { uploadFile } from './uploadFile.ts';
