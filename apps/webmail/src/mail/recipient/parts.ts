import { lazyPart } from '../../core/language/index.ts';

// Parts that load when they are first shown.
export const EditRecipient = lazyPart(async () => (await import('./EditRecipient.tsx')).EditRecipient);
