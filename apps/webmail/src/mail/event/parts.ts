import { lazyPart } from '../../core/language/index.ts';

// Parts that load when they are first shown.
export const MeetingFromMail = lazyPart(async () => (await import('./MeetingFromMail.tsx')).MeetingFromMail);
