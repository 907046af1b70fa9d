/** How much later a mail arrived than it says it was sent. */
export interface ArrivalDelay {
  hours: number;
  minutes: number;
}

/** The delay worth a hint: sent and arrival time that differ by less than a whole hour give none. */
export function arrivalDelay(sentAt: string | null, arrivedAt: string): ArrivalDelay | null {
  if (sentAt === null) return null;
  const minutes = Math.floor((Date.parse(arrivedAt) - Date.parse(sentAt)) / 60_000);
  return minutes >= 60 ? { hours: Math.floor(minutes / 60), minutes: minutes % 60 } : null;
}
