import { useEffect, useState } from 'react';
import { toIntlLocale, useLocaleCode } from '../provider/index.ts';
import * as styles from './LockScreen.css.ts';
import { lunarDate } from './lunarDate.ts';

const minute = 60_000;

/** The time and the day, minute by minute. Without `now` it follows the clock of the device once the page is alive. */
export function Clock({ now }: { now: Date | undefined }) {
  const locale = toIntlLocale(useLocaleCode());
  const current = useMinute(now);
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const day = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric' });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long' });
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
      <time className={styles.time} dateTime={current.toISOString()}>
        {time.format(current)}
      </time>
      <div className={styles.date}>
        {[day, weekday].map((format) => format.format(current)).join(locale === 'en-US' ? ', ' : '\u3000')}
        {locale !== 'en-US' && `\u3000${lunarDate(current, locale)}`}
      </div>
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
