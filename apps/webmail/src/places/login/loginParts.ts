import { lazyPart } from '../../core/language/index.ts';

/** Loaded with its first use: the form comes first. */
export const SecondStep = lazyPart(async () => (await import('./SecondStep.tsx')).SecondStep);
/** Loaded with its first use: the form comes first. */
export const Registration = lazyPart(async () => (await import('./Registration.tsx')).Registration);
/** Loaded with its first use: the form comes first. */
export const PasskeyLogin = lazyPart(async () => (await import('./PasskeyLogin.tsx')).PasskeyLogin);
/** Loaded with its first use: the form comes first. */
export const SocialLogin = lazyPart(async () => (await import('./SocialLogin.tsx')).SocialLogin);
/** Loaded with its first use: the form comes first. */
export const Recovery = lazyPart(async () => (await import('./Recovery.tsx')).Recovery);
