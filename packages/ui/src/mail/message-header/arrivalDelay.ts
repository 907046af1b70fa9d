/** Difference between the sent time that a message claims and its arrival. */
export interface ArrivalDelay {
  hours: number;
  minutes: number;
  /** It arrived before it says it was sent: the sender's clock is wrong, or lies. */
  isEarly: boolean;
}

/** The difference worth a hint: sent and arrival time that differ by less than a whole hour give none. */
export function arrivalDelay(sentAt: string | null, arrivedAt: string): ArrivalDelay | null {
  if (sentAt === null) return null;
  const late = Date.parse(arrivedAt) - Date.parse(sentAt);
  const minutes = Math.floor(Math.abs(late) / 60_000);
  return minutes >= 60 ? { hours: Math.floor(minutes / 60), minutes: minutes % 60, isEarly: late < 0 } : null;
}

/** From so many hours on the largest unit alone says enough. */
const units = [
  ['year', 365 * 24],
  ['month', 30 * 24],
  ['day', 24],
] as const;

/** A delay as a person says it: hours and minutes within a day, then whole days, months or years. */
export function writeDelay({ hours, minutes }: Omit<ArrivalDelay, 'isEarly'>, locale: string): string {
  const write = (value: number, unit: string) =>
    // Between figures and Chinese there is a space, which the browser's own words leave out in simplified Chinese.
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
      .format(Math.floor(value))
      .replace(/(\d)(?=\p{Script=Han})/u, '$1 ');
  const long = units.find(([, length]) => hours >= length);
  if (long) return write(hours / long[1], long[0]);
  return minutes === 0 ? write(hours, 'hour') : `${write(hours, 'hour')} ${write(minutes, 'minute')}`;
}
