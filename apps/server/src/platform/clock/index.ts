export { isTimeZone, localTime, nextLocalTime } from './localTime.ts';
