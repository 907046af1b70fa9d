import type { ReviewerOnDay } from '../../mail/submission/index.ts';
import { localTime } from '../../platform/clock/index.ts';

/** An account as a reviewer at a moment. The days of deputies are those of the server's time zone. */
export const reviewerOf = (accountId: number, at: Date): ReviewerOnDay => ({ accountId, day: localTime(at, '').day });
