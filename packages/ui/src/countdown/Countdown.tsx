import { clsx } from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { visuallyHidden } from '../styles/visuallyHidden.css.ts';
import * as styles from './Countdown.css.ts';

export interface CountdownProps {
  /** When it ends, in milliseconds since the epoch. */
  until: number;
  /** The sentence for the seconds that are left: `Sending in 7 seconds…`. */
  children: (seconds: number) => ReactNode;
  /** What is said once the time is over, where that does not end what it counted for. @default the sentence for no seconds */
  over?: ReactNode;
  className?: string | undefined;
}

const secondsTo = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000));

/** A sentence that counts the seconds down. Only its beginning is spoken: nobody wants to hear each second. */
export function Countdown({ until, children, over, className }: CountdownProps) {
  const [begun, setBegun] = useState(() => ({ until, seconds: secondsTo(until) }));
  const [seconds, setSeconds] = useState(begun.seconds);
  if (begun.until !== until) setBegun({ until, seconds: secondsTo(until) });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const left = until - Date.now();
      setSeconds(secondsTo(until));
      // By the clock each time: a page out of sight is woken seldom, and must not fall behind.
      if (left > 0) timer = setTimeout(tick, left % 1000 || 1000);
    };
    tick();
    return () => clearTimeout(timer);
  }, [until]);

  const isOver = seconds === 0 && over !== undefined;

  return (
    <>
      <span className={visuallyHidden}>{isOver ? over : children(begun.seconds)}</span>
      <span aria-hidden="true" className={clsx(styles.seen, className)}>
        {isOver ? over : children(seconds)}
      </span>
    </>
  );
}
