const minute = 60_000;
const delays = [1, 5, 15, 60, 180].map((minutes) => minutes * minute);

/** Returns the milliseconds until the next attempt, after this number of failures before it: 1, 5, 15, 60 and then always 180 minutes. */
export const retryDelay = (failures: number): number => delays[Math.min(Math.max(0, failures), delays.length - 1)] as number;
