export { SkinPlace } from './SkinPlace.tsx';
