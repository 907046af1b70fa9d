export { type StationeryDesign, stationeryDesigns } from './designs.ts';
export { RecentStationery, type RecentStationeryProps } from './RecentStationery.tsx';
export { StationeryPicker, type StationeryPickerProps } from './StationeryPicker.tsx';
export { findStationery, toStationery } from './stationery.ts';
