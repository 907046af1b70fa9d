export { SharedPlace } from './SharedPlace.tsx';
