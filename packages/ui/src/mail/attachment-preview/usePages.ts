import { useEffect, useState } from 'react';
import type { PreviewDocument } from './PreviewDocument.ts';
import { useStageSize } from './useStageSize.ts';

const steps = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];

/** Zoom and page of a document, with the functions that change them. */
export interface PagesView {
  /** Size against paper; `null` until the first page has come. */
  scale: number | null;
  /** Width of a page that hasn't loaded yet: that of the first page. */
  width: number;
  height: number;
  /** The page in view, and how many there are. */
  page: number;
  pageCount: number;
  setPage: (page: number) => void;
  hasFailed: boolean;
  zoomIn: () => void;
  zoomOut: () => void;
  /** Fits the page to the width of the stage, up to 125%. */
  fit: () => void;
}

/** Keeps the size of the pages inside `stage`. */
export function usePages(stage: HTMLElement | null, document: PreviewDocument | null): PagesView {
  const room = useStageSize(stage);
  const [first, setFirst] = useState<{ width: number; height: number }>();
  const [hasFailed, setFailed] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  const [page, setPage] = useState(1);

  useEffect(() => {
    if (!document) return;
    let isGone = false;
    document.loadPage(1).then(
      ({ width, height }) => !isGone && setFirst({ width, height }),
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [document]);

  const fitting = first && room.width > 0 ? Math.min(1.25, room.width / first.width) : 1;
  const scale = first ? (chosen ?? fitting) : null;
  const current = scale ?? 1;
  return {
    scale,
    width: first?.width ?? 0,
    height: first?.height ?? 0,
    page,
    pageCount: document?.pageCount ?? 0,
    setPage,
    hasFailed,
    zoomIn: () => setChosen(steps.find((step) => step > current + 0.001) ?? current),
    zoomOut: () => setChosen(steps.findLast((step) => step < current - 0.001) ?? current),
    fit: () => setChosen(null),
  };
}
