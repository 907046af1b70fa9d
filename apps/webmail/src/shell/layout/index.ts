export { loadLayout, PlaceScreen } from './parts.ts';
