import { useEffect, useState } from 'react';
import { toIntlLocale, useLocaleCode } from '../../foundation/provider/index.ts';
import * as styles from './LockScreen.css.ts';
import { lunarDate } from './lunarDate.ts';

const minute = 60_000;

/** `11月20日　星期四　乙巳年十月初一` in Chinese, and `Thursday, November 20` in the order of the language elsewhere. */
function writeDay(now: Date, locale: string): string {
  if (!locale.startsWith('zh')) return new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric' }).format(now);
  const day = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric' });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long' });
  return [day.format(now), weekday.format(now), lunarDate(now, locale)].join('\u3000');
}

/** The time and the day, minute by minute. Without `now` it follows the clock of the device once the page is alive. */
export function Clock({ now, isTwelveHour }: { now: Date | undefined; isTwelveHour: boolean }) {
  const locale = toIntlLocale(useLocaleCode());
  const current = useMinute(now);
  const time = new Intl.DateTimeFormat(locale, {
    hour: isTwelveHour ? 'numeric' : '2-digit',
    minute: '2-digit',
    ...(isTwelveHour ? { hour12: true } : { hourCycle: 'h23' }),
  });
  // While nothing is known yet the lines keep their places.
  if (!current)
    return (
      <>
        <div className={styles.time}>&nbsp;</div>
        <div className={styles.date}>&nbsp;</div>
      </>
    );
  return (
    <>
      <time className={isTwelveHour ? styles.longTime : styles.time} dateTime={current.toISOString()}>
        {time.format(current)}
      </time>
      <div className={styles.date}>{writeDay(current, locale)}</div>
    </>
  );
}

function useMinute(now: Date | undefined): Date | undefined {
  const [current, setCurrent] = useState<Date>();
  useEffect(() => {
    if (now) return;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setCurrent(new Date());
      timer = setTimeout(tick, minute - (Date.now() % minute));
    };
    tick();
    return () => clearTimeout(timer);
  }, [now]);
  return now ?? current;
}
