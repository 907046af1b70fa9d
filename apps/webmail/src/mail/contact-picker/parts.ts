import { lazyPart } from '../../core/language/index.ts';

// Parts that load when they are first shown.
export const RecipientPicker = lazyPart(async () => (await import('./RecipientPicker.tsx')).RecipientPicker);
