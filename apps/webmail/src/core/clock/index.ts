export { wallClock } from './wallClock.ts';
