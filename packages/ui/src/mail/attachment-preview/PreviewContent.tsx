import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button } from '../../parts/button/index.ts';
import * as styles from './AttachmentPreview.css.ts';
import { Loading } from './Loading.tsx';
import { NoPreview } from './NoPreview.tsx';
import { Pages } from './Pages.tsx';
import { Picture } from './Picture.tsx';
import { PageTools, PictureTools, pressPageKey, pressPictureKey } from './PictureTools.tsx';
import type { PreviewDocument, PreviewSheet } from './PreviewDocument.ts';
import { Sheets } from './Sheets.tsx';
import { usePages } from './usePages.ts';
import { usePicture } from './usePicture.ts';
import { withoutHints } from './withoutHints.ts';

/** Preview of a file; `loading` until it is available. `isCut` means that the file is longer than the preview. */
export type PreviewContent =
  | { type: 'loading' }
  | { type: 'image'; url: string }
  /** A PDF, drawn page by page. */
  | { type: 'pdf'; document: PreviewDocument }
  /** A text, and the page that it means where it is one of marks, such as Markdown. */
  | { type: 'text'; text: string; html?: string | undefined; isCut?: boolean | undefined }
  /** A page, as a file or as the server made it of an office file. No script of it runs. */
  | { type: 'html'; html: string; isCut?: boolean | undefined }
  /** Tables, and the text that they were read from where there is one. */
  | { type: 'sheets'; sheets: readonly PreviewSheet[]; text?: string | undefined; isCut?: boolean | undefined }
  /** Reason why no preview is shown; `harmful` is a file that would harm a user who opens it. */
  | { type: 'unsupported' | 'too-large' | 'damaged' | 'encrypted' | 'harmful' }
  | { type: 'failed'; message?: string | undefined; onRetry?: (() => void) | undefined };

interface ContentProps {
  name: string;
  content: PreviewContent;
  downloadHref: string | undefined;
  /** Draws the bar with the tools of what is shown. */
  renderBar: (tools: ReactNode) => ReactNode;
  children: ReactNode;
}

/** The other face of a file that has two: its text and what the text means. */
function otherFace(content: PreviewContent): PreviewContent | null {
  if (content.type === 'text' && content.html !== undefined) return { type: 'html', html: content.html, isCut: content.isCut };
  if (content.type === 'sheets' && content.text !== undefined) return { type: 'text', text: content.text, isCut: content.isCut };
  return null;
}

/** Toolbar and preview. Mount a new one for each file. */
export function Content({ name, content, downloadHref, renderBar, children }: ContentProps) {
  const words = useStrings().attachmentPreview;
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const [isTurned, setTurned] = useState(false);
  const picture = usePicture(stage);
  const pages = usePages(stage, content.type === 'pdf' ? content.document : null);
  const other = otherFace(content);
  const shown = (isTurned && other) || content;
  const hasPicture = content.type === 'image' && picture.scale !== null;
  const hasPages = content.type === 'pdf' && pages.scale !== null;
  const pressKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isPressed = hasPicture ? pressPictureKey(event.key, picture) : hasPages && pressPageKey(event.key, pages);
    if (isPressed) event.preventDefault();
  };
  const faces = content.type === 'text' ? [words.asPage, words.asText] : [words.asText, words.asTable];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the picture, wherever the focus is
    <div className={styles.content} onKeyDown={pressKey}>
      {renderBar(
        <>
          {hasPicture && <PictureTools view={picture} />}
          {hasPages && <PageTools view={pages} />}
          {other && (
            <Button variant="quiet" size="small" onPress={() => setTurned(!isTurned)}>
              {faces[isTurned ? 1 : 0]}
            </Button>
          )}
        </>,
      )}
      {'isCut' in shown && shown.isCut && (
        <p className={styles.cut} role="status">
          {words.cut}
        </p>
      )}
      <div className={styles.stage}>
        {shown.type === 'image' ? (
          <Picture name={name} url={shown.url} view={picture} stageRef={setStage} />
        ) : shown.type === 'pdf' ? (
          <Pages name={name} document={shown.document} view={pages} stage={stage} stageRef={setStage} />
        ) : (
          <Other name={name} content={shown} downloadHref={downloadHref} />
        )}
        {children}
      </div>
    </div>
  );
}

/** Nothing may load and nothing may run: the page is seen as it was sent. Links go nowhere: the frame may not open windows. */
const policy =
  '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; style-src \'unsafe-inline\'; img-src data:; form-action \'none\'; base-uri \'none\'"><meta http-equiv="x-dns-prefetch-control" content="off">';
/** Files are made for paper: a ground that lets dark letters be read, in dark skins too. */
const paper = '<style>html { color-scheme: only light; background: Canvas; color: CanvasText; }</style>';
const links = '<base target="_blank">';

type OtherContent = Exclude<PreviewContent, { type: 'image' | 'pdf' }>;

function Other({ name, content, downloadHref }: { name: string; content: OtherContent; downloadHref: string | undefined }) {
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
          srcDoc={`<!doctype html><meta charset="utf-8">${policy}${links}${paper}<body>${withoutHints(content.html)}`}
        />
      );
    case 'sheets':
      return <Sheets name={name} sheets={content.sheets} />;
    case 'loading':
      return <Loading />;
    default:
      return <NoPreview content={content} downloadHref={downloadHref} />;
  }
}
