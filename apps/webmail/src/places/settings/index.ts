export { ForcedFactor, ForcedPassword, SettingsPlace } from './parts.ts';
