import { type RefObject, useLayoutEffect, useState } from 'react';

/** The number of the day, and one line of an event, in pixels. */
export const HEAD = 28;
export const LANE = 24;

/** Returns the number of event lanes that fit below the number of a day. */
export function useLanes(bodyRef: RefObject<HTMLElement | null>, weekCount: number): number {
  const [lanes, setLanes] = useState(3);
  useLayoutEffect(() => {
    const body = bodyRef.current;
    if (!body) return undefined;
    const measure = () => setLanes(Math.max(1, Math.floor((body.clientHeight / weekCount - HEAD - 2) / LANE)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(body);
    return () => observer.disconnect();
  }, [bodyRef, weekCount]);
  return lanes;
}
