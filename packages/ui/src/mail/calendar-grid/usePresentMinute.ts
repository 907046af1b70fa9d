import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The minute it is in a zone, as `2026-11-20T09:25`; the zone of the browser without one. */
export function presentMinute(moment: Date, timeZone?: string | undefined): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone !== undefined && { timeZone }),
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/** The present minute for the views of a calendar. It is unknown while the page is rendered on a server. */
export function usePresentMinute(timeZone?: string | undefined): string | undefined {
  const [now, setNow] = useState<string>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setNow(presentMinute(new Date(), timeZone));
      timer = setTimeout(tick, MINUTE - (Date.now() % MINUTE));
    };
    tick();
    return () => clearTimeout(timer);
  }, [timeZone]);
  return now;
}
