export { FilesPlace } from './parts.ts';
