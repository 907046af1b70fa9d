export { catchUp, wallClock } from './wallClock.ts';
export { toWallDay, toWallMinute, withOffsets } from './wallTime.ts';
