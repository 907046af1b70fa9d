import { type Ref, useEffect, useRef, useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { EmptyState } from '../../parts/empty-state/index.ts';
import * as styles from './AttachmentPreview.css.ts';
import { Loading } from './Loading.tsx';
import type { PreviewDocument, PreviewPage } from './PreviewDocument.ts';
import type { PagesView } from './usePages.ts';

interface PagesProps {
  name: string;
  document: PreviewDocument;
  view: PagesView;
  stage: HTMLElement | null;
  stageRef: Ref<HTMLElement>;
}

/** The pages of a document below each other. Only those near the view are drawn. */
export function Pages({ name, document, view, stage, stageRef }: PagesProps) {
  const words = useStrings().attachmentPreview;
  const { scale, pageCount, hasFailed } = view;
  if (hasFailed) return <EmptyState drawing="lost" title={words.damaged} isAnnounced />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a document is scrolled with the arrow keys
    <section ref={stageRef} className={styles.scroller} aria-label={name} tabIndex={0}>
      {scale === null ? (
        <Loading />
      ) : (
        <div className={styles.pages}>
          {Array.from({ length: pageCount }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
            <Page key={index} number={index + 1} document={document} view={view} scale={scale} stage={stage} />
          ))}
        </div>
      )}
    </section>
  );
}

interface PageProps extends Omit<PagesProps, 'name' | 'stageRef'> {
  number: number;
  scale: number;
}

/** Distance outside the stage at which pages are drawn in advance. */
const margin = '100% 0px';

function Page({ number, document, view: { width, height, setPage, pageCount }, scale, stage }: PageProps) {
  const words = useStrings().attachmentPreview;
  const boxRef = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  const [page, setLoaded] = useState<PreviewPage>();

  useEffect(() => {
    const box = boxRef.current;
    if (!box || !stage) return;
    const near = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      root: stage,
      rootMargin: margin,
    });
    // The page that crosses the middle of the stage is the one that is read.
    const middle = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && setPage(number), {
      root: stage,
      rootMargin: '-50% 0px -50% 0px',
    });
    near.observe(box);
    middle.observe(box);
    return () => {
      near.disconnect();
      middle.disconnect();
    };
  }, [number, setPage, stage]);

  useEffect(() => {
    if (!isNear) return;
    let isGone = false;
    document.loadPage(number).then(
      (loaded) => !isGone && setLoaded(loaded),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isNear, document, number]);

  const size = { inlineSize: (page?.width ?? width) * scale, blockSize: (page?.height ?? height) * scale };
  return (
    <article ref={boxRef} className={styles.page} style={size} aria-label={words.page(number, pageCount)}>
      {isNear && page && <Drawn page={page} scale={scale} />}
    </article>
  );
}

/** Phones give no larger canvas; beyond it a page is drawn a little coarser. */
const largestCanvas = 16_000_000;

function Drawn({ page, scale }: { page: PreviewPage; scale: number }) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const layerRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [canvas, layer] = [canvasRef.current, layerRef.current];
    if (!canvas || !layer) return;
    const [width, height] = [page.width * scale, page.height * scale];
    const density = Math.min(window.devicePixelRatio || 1, Math.sqrt(largestCanvas / (width * height)));
    canvas.width = Math.floor(width * density);
    canvas.height = Math.floor(height * density);
    layer.replaceChildren();
    const drawings = [page.draw(canvas, scale * density), page.write(layer, scale)];
    return () => {
      for (const drawing of drawings) drawing.cancel();
    };
  }, [page, scale]);
  return (
    <>
      <canvas ref={canvasRef} className={styles.canvas} />
      <div ref={layerRef} className={styles.words} />
    </>
  );
}
