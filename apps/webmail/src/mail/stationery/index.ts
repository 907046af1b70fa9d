export { recentStationery, rememberStationery, stationeryIn } from './recentStationery.ts';
