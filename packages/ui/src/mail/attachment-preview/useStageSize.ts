import { useEffect, useState } from 'react';

/** The room inside the stage, without its padding; 0 until it is known. */
export function useStageSize(stage: HTMLElement | null): { width: number; height: number } {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!stage) return;
    const observer = new ResizeObserver(() => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(stage);
      const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
      setRoom({ width: stage.offsetWidth - padding, height: stage.offsetHeight - padding });
    });
    observer.observe(stage);
    return () => observer.disconnect();
  }, [stage]);
  return room;
}
