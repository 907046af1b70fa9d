export { BookPlace } from './BookPlace.tsx';
