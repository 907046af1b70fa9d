import { lazyPart } from '../../core/language/index.ts';

// Parts that load when they are first shown.
export const ForcedFactor = lazyPart(async () => (await import('./two-factor/ForcedFactor.tsx')).ForcedFactor);
export const ForcedPassword = lazyPart(async () => (await import('./password/ForcedPassword.tsx')).ForcedPassword);
export const SettingsPlace = lazyPart(async () => (await import('./SettingsPlace.tsx')).SettingsPlace);
