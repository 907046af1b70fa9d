import { lazyPart } from '../../core/language/index.ts';

// Parts that load when they are first shown.
export const ContactsPlace = lazyPart(async () => (await import('./ContactsPlace.tsx')).ContactsPlace);
