export { SharePlace } from './SharePlace.tsx';
