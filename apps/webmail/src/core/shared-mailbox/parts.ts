import { lazyPart } from '../language/index.ts';

// Parts that load when they are first shown.
export const MailboxSwitcher = lazyPart(async () => (await import('./MailboxSwitcher.tsx')).MailboxSwitcher);
export const SharedHead = lazyPart(async () => (await import('./SharedHead.tsx')).SharedHead);
