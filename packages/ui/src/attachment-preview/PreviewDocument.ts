/** A drawing that is under way. */
export interface PageDrawing {
  /** Resolves when the page is drawn, or when it was given up. */
  done: Promise<void>;
  cancel: () => void;
}

/** One page of a document. */
export interface PreviewPage {
  /** Size at a scale of 1, in pixels. */
  width: number;
  height: number;
  /** Draws the page, `scale` times as large. The canvas has got that size already. */
  draw: (canvas: HTMLCanvasElement, scale: number) => PageDrawing;
  /** Puts the words of the page over it, unseen, so that they can be marked and read aloud. */
  write: (layer: HTMLElement, scale: number) => PageDrawing;
}

/** A document that is shown page by page; what reads it is up to the app. */
export interface PreviewDocument {
  pageCount: number;
  /** Gives a page; the first is 1. */
  loadPage: (number: number) => Promise<PreviewPage>;
}

/** One sheet of a table. */
export interface PreviewSheet {
  name: string;
  rows: readonly (readonly string[])[];
  /** The sheet goes on where its rows end. */
  isCut?: boolean | undefined;
}
