/** Drawing in progress. */
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
  /** Adds the text of the page as an invisible layer, so that users can select it and screen readers can read it. */
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
  /** Whether the sheet has more rows than are given. */
  isCut?: boolean | undefined;
}
