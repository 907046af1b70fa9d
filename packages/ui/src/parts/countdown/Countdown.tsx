import { clsx } from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { visuallyHidden } from '../../foundation/styles/visuallyHidden.css.ts';
import * as styles from './Countdown.css.ts';

export interface CountdownProps {
  /** End of the countdown, in milliseconds since the epoch. */
  until: number;
  /** The sentence for the seconds that are left: `Sending in 7 seconds…`. */
  children: (seconds: number) => ReactNode;
  /** Text shown after the countdown, if the operation continues past its end. @default the sentence for 0 seconds */
  over?: ReactNode;
  className?: string | undefined;
}

const secondsTo = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000));

/** Sentence with a countdown in seconds. Screen readers get only the initial number, not each second. */
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
