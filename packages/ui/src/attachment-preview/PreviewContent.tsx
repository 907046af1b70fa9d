import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { Link } from '../link/index.ts';
import { Progress } from '../progress/index.ts';
import { useStrings } from '../provider/index.ts';
import * as styles from './AttachmentPreview.css.ts';
import { PictureTools, pressPictureKey } from './PictureTools.tsx';
import { usePicture } from './usePicture.ts';

/** What there is to show of a file. Without it yet, `loading`. */
export type PreviewContent =
  | { type: 'loading' }
  | { type: 'image'; url: string }
  /** The bytes of a PDF, for the browser's own reader. */
  | { type: 'pdf'; data: Blob }
  | { type: 'text'; text: string }
  /** A page, as a file or as the server made it of an office file. No script of it runs. */
  | { type: 'html'; html: string }
  | { type: 'unsupported' }
  | { type: 'too-large' }
  | { type: 'failed'; message?: string | undefined; onRetry?: (() => void) | undefined };

interface ContentProps {
  name: string;
  content: PreviewContent;
  downloadHref: string | undefined;
  /** Draws the bar with the tools of what is shown. */
  renderBar: (tools: ReactNode) => ReactNode;
  children: ReactNode;
}

/** The bar and what stands below it. A new file begins with a new one. */
export function Content({ name, content, downloadHref, renderBar, children }: ContentProps) {
  const stageRef = useRef<HTMLDivElement>(null);
  const view = usePicture(stageRef);
  const tools = content.type === 'image' && view.scale !== null ? <PictureTools view={view} /> : null;
  const pressKey = (event: KeyboardEvent) => {
    if (!tools || event.ctrlKey || event.metaKey || event.altKey || !pressPictureKey(event.key, view)) return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the picture, wherever the focus is
    <div className={styles.content} onKeyDown={pressKey}>
      {renderBar(tools)}
      <div className={styles.stage}>
        {content.type === 'image' ? (
          <Picture name={name} url={content.url} view={view} stageRef={stageRef} />
        ) : (
          <Other name={name} content={content} downloadHref={downloadHref} />
        )}
        {children}
      </div>
    </div>
  );
}

interface PictureProps {
  name: string;
  url: string;
  view: ReturnType<typeof usePicture>;
  stageRef: RefObject<HTMLDivElement | null>;
}

function Picture({ name, url, view: { scale, turns, width, height, onLoad }, stageRef }: PictureProps) {
  const isOnSide = turns % 2 !== 0;
  // A turned picture keeps its box; margins make the room that it takes on its side.
  const spare = isOnSide ? (width - height) / 2 : 0;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a large picture is moved with the arrow keys
    <section ref={stageRef} className={styles.scroller} aria-label={name} tabIndex={0}>
      <img
        className={styles.picture}
        src={url}
        alt={name}
        style={{
          inlineSize: scale === null ? undefined : width,
          blockSize: scale === null ? undefined : height,
          rotate: `${turns * 90}deg`,
          marginInline: -spare,
          marginBlock: spare,
          visibility: scale === null ? 'hidden' : undefined,
        }}
        onLoad={({ currentTarget }) => onLoad({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })}
      />
    </section>
  );
}

/** Nothing may load and nothing may run: the page is seen as it was sent. */
const policy =
  "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'\">";

function Other({ name, content, downloadHref }: { name: string; content: PreviewContent; downloadHref: string | undefined }) {
  const words = useStrings().attachmentPreview;
  const download = downloadHref !== undefined && (
    <Link href={downloadHref} download="">
      {words.download}
    </Link>
  );
  switch (content.type) {
    case 'text':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled with the arrow keys
        <section className={styles.scroller} aria-label={name} tabIndex={0}>
          <pre className={`${styles.paper} ${styles.text}`} dir="auto">
            {content.text}
          </pre>
        </section>
      );
    case 'html':
      return (
        <iframe
          className={styles.frame}
          title={name}
          sandbox=""
          referrerPolicy="no-referrer"
          srcDoc={`<!doctype html><meta charset="utf-8">${policy}<body>${content.html}`}
        />
      );
    case 'pdf':
      return <PdfFrame name={name} data={content.data} />;
    case 'loading':
      return (
        <div className={styles.middle}>
          <Progress aria-label={words.loading} isIndeterminate />
        </div>
      );
    case 'failed':
      return (
        <EmptyState
          drawing="failure"
          title={words.failed}
          isAnnounced
          actions={content.onRetry && <Button onPress={content.onRetry}>{words.retry}</Button>}
        >
          {content.message}
        </EmptyState>
      );
    default:
      return (
        <EmptyState drawing="lost" title={content.type === 'too-large' ? words.tooLarge : words.unsupported} isAnnounced>
          {download}
        </EmptyState>
      );
  }
}

/**
 * The browser's reader of PDFs does not work inside a sandbox. What is given to it is called a PDF here, whatever the
 * sender or the server called it, so that it can never be a page that runs.
 */
function PdfFrame({ name, data }: { name: string; data: Blob }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([data], { type: 'application/pdf' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return <iframe className={styles.frame} title={name} referrerPolicy="no-referrer" {...(url !== undefined && { src: url })} />;
}
