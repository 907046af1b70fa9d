import { useCallback, useState } from 'react';
import { useStageSize } from './useStageSize.ts';

const steps = [0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6];

/** Zoom and rotation of an image, with the functions that change them. */
export interface PictureView {
  /** Zoom factor, 1 for actual size; `null` until the image has loaded. */
  scale: number | null;
  /** Quarter turns clockwise. */
  turns: number;
  width: number;
  height: number;
  onLoad: (natural: { width: number; height: number }) => void;
  zoomIn: () => void;
  zoomOut: () => void;
  /** Fits the whole image into the stage, up to its actual size. */
  fit: () => void;
  turn: (by: 1 | -1) => void;
}

/** Keeps the zoom and rotation of an image inside `stage`. */
export function usePicture(stage: HTMLElement | null): PictureView {
  const room = useStageSize(stage);
  const [natural, setNatural] = useState<{ width: number; height: number }>();
  const [chosen, setChosen] = useState<number | null>(null);
  const [turns, setTurns] = useState(0);

  const isOnSide = turns % 2 !== 0;
  const { width = 0, height = 0 } = natural ?? {};
  const [shownWidth, shownHeight] = isOnSide ? [height, width] : [width, height];
  const fitting = natural && room.width > 0 ? Math.min(1, room.width / shownWidth, room.height / shownHeight) : 1;
  const scale = natural ? (chosen ?? fitting) : null;
  const current = scale ?? 1;

  return {
    scale,
    turns,
    width: width * current,
    height: height * current,
    onLoad: useCallback((loaded) => setNatural(loaded.width > 0 ? loaded : { width: 300, height: 300 }), []),
    zoomIn: () => setChosen(steps.find((step) => step > current + 0.001) ?? current),
    zoomOut: () => setChosen(steps.findLast((step) => step < current - 0.001) ?? current),
    fit: () => setChosen(null),
    turn: (by) => setTurns((known) => known + by),
  };
}
