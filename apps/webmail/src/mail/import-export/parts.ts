import { lazyPart } from '../../core/language/index.ts';

// Parts that load when they are first shown.
export const ImportMail = lazyPart(async () => (await import('./ImportMail.tsx')).ImportMail);
