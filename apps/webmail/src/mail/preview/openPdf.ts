import { tables } from 'virtual:pdf-tables';
import type { PageDrawing, PreviewDocument, PreviewPage } from '@jinshu/ui/attachment-preview';
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, TextLayer } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerAddress;

/** A PDF counts 72 to the inch, a page of the web 96. */
const toPixels = 96 / 72;
/** Maximum size of images in a PDF, in pixels. Larger ones are omitted. */
const mostPixels = 64 * 1024 * 1024;
/** Time limit for the first page, in milliseconds. */
const patienceMs = 20_000;

/** Why a PDF is not shown. */
export class UnshownPdf extends Error {
  readonly reason: 'damaged' | 'encrypted' | 'harmful';

  constructor(reason: UnshownPdf['reason'], cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** A PDF that is being looked at. */
export interface OpenPdf extends PreviewDocument {
  /** Ends its worker. */
  close: () => void;
}

/** Cancellation isn't an error. */
const asDrawing = (work: Promise<unknown>, cancel: () => void): PageDrawing => ({
  done: work.then(
    () => undefined,
    () => undefined,
  ),
  cancel,
});

async function loadPage(pdf: PDFDocumentProxy, number: number): Promise<PreviewPage> {
  const page = await pdf.getPage(number);
  const { width, height } = page.getViewport({ scale: toPixels });
  return {
    width,
    height,
    draw: (canvas, scale) => {
      const drawing = page.render({ canvas, viewport: page.getViewport({ scale: scale * toPixels }) });
      return asDrawing(drawing.promise, () => drawing.cancel());
    },
    write: (container, scale) => {
      container.style.setProperty('--total-scale-factor', String(scale * toPixels));
      container.style.setProperty('--scale-round-x', '1px');
      container.style.setProperty('--scale-round-y', '1px');
      const viewport = page.getViewport({ scale: scale * toPixels });
      const layer = new TextLayer({ textContentSource: page.streamTextContent(), container, viewport });
      return asDrawing(layer.render(), () => layer.cancel());
    },
  };
}

/**
 * Opens a PDF in a separate worker. Nothing in the PDF is executed: scripts and forms aren't read. The pages are drawn with a text layer on
 * top.
 */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const task = getDocument({
    data: bytes,
    cMapUrl: `${tables}cmaps/`,
    standardFontDataUrl: `${tables}standard_fonts/`,
    wasmUrl: `${tables}wasm/`,
    iccUrl: `${tables}iccs/`,
    // The content security policy blocks WebAssembly. The JavaScript fallback is slower, but sufficient.
    useWasm: false,
    enableXfa: false,
    maxImageSize: mostPixels,
    verbosity: 0,
  });
  const close = () => void task.destroy().catch(() => undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new UnshownPdf('harmful')), patienceMs);
  });
  try {
    const first = task.promise.then(async (pdf) => {
      await pdf.getPage(1);
      return pdf;
    });
    const pdf = await Promise.race([first, late]);
    return { pageCount: pdf.numPages, loadPage: (number) => loadPage(pdf, number), close };
  } catch (error) {
    close();
    if (error instanceof UnshownPdf) throw error;
    throw new UnshownPdf((error as Error).name === 'PasswordException' ? 'encrypted' : 'damaged', error);
  } finally {
    clearTimeout(timer);
  }
}
