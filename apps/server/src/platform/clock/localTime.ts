/** A moment as the clock on a wall shows it. */
export interface LocalTime {
  /** ISO day such as `2026-11-24`. */
  day: string;
  /** Time of day such as `09:00`. */
  time: string;
  /** 1 for Monday to 7 for Sunday. */
  weekday: number;
}

/** Whether a name is an IANA time zone that this server knows. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name !== '';
  } catch {
    return false;
  }
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    // An account that never said where it is has the time of the server, as elsewhere.
    ...(isTimeZone(timeZone) && { timeZone }),
  });
  formats.set(timeZone, made);
  return made;
}

/** Returns a moment in a time zone. Without a known zone, it is in that of the server. */
export function localTime(at: Date, timeZone: string): LocalTime {
  const [day = '', time = ''] = formatFor(timeZone).format(at).split(' ');
  return { day, time, weekday: new Date(`${day}T00:00:00Z`).getUTCDay() || 7 };
}

const minute = 60_000;

/** Returns the next moment at which the clock of a time zone shows a time of day such as `09:00`. */
export function nextLocalTime(at: Date, time: string, timeZone: string): Date {
  const start = Math.ceil(at.getTime() / minute) * minute;
  // Minute by minute: a clock that is put forward may not show the time on that day at all.
  for (let ahead = start === at.getTime() ? 1 : 0; ahead <= 2 * 24 * 60; ahead += 1) {
    const moment = new Date(start + ahead * minute);
    if (localTime(moment, timeZone).time === time) return moment;
  }
  return new Date(start);
}
