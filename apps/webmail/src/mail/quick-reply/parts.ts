import { lazyPart } from '../../core/language/index.ts';

// Parts that load when they are first shown.
export const QuickReplyBox = lazyPart(async () => (await import('./QuickReplyBox.tsx')).QuickReplyBox);
