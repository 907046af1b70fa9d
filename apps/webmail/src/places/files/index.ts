export { FilesPlace } from './FilesPlace.tsx';
