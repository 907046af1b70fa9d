import { useState } from 'react';
import type { ClickPoint } from './ClickCaptcha.tsx';

/** The marks set so far. With the last one all of them are handed over. */
export function usePlaced(total: number, onSubmit: (points: ClickPoint[]) => void) {
  const [points, setPoints] = useState<readonly ClickPoint[]>([]);
  return {
    points,
    place: (point: ClickPoint) => {
      // After a wrong attempt the marks remain until the next press starts a new attempt.
      const next = points.length === total ? [point] : [...points, point];
      setPoints(next);
      if (next.length === total) onSubmit(next);
    },
    undo: () => setPoints(points.slice(0, -1)),
  };
}
