interface Timer {
  due: number;
  act: () => void;
}

/** A longer timer of a browser runs out at once. */
const longestMs = 2 ** 31 - 1;

const timers = new Map<number, Timer>();
let ids = 0;
let alarm: ReturnType<typeof setTimeout> | undefined;
/** Due time of the timer that is running. Timers that it sets count from there. */
let moment: number | undefined;
/** The time of day may be set back; no timer waits longer for it. */
let seen = 0;

const first = () => [...timers].reduce<[number, Timer] | undefined>((a, b) => (a && a[1].due <= b[1].due ? a : b), undefined);

function setAlarm(): void {
  clearTimeout(alarm);
  const next = first();
  if (next) alarm = setTimeout(catchUp, Math.min(next[1].due - Date.now(), longestMs));
}

/** Does what has fallen due, in its order. */
export function catchUp(): void {
  const now = Date.now();
  if (now < seen) for (const timer of timers.values()) timer.due += now - seen;
  seen = now;
  try {
    for (let next = first(); next && next[1].due <= now; next = first()) {
      timers.delete(next[0]);
      moment = next[1].due;
      next[1].act();
    }
  } finally {
    moment = undefined;
    setAlarm();
  }
}

/**
 * Clock of an account's machines, based on the time of day. Browsers delay the timers of hidden pages and stop them while the computer
 * sleeps. With those timers alone, the screen would stay unlocked and the session would expire unnoticed (LCK-01, SES-10).
 */
export const wallClock = {
  setTimeout(act: (...args: never[]) => void, delay: number): number {
    ids += 1;
    timers.set(ids, { due: (moment ?? Date.now()) + delay, act });
    if (moment === undefined) setAlarm();
    return ids;
  },
  clearTimeout(id: number): void {
    timers.delete(id);
  },
};
