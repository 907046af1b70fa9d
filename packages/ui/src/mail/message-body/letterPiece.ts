/** Clean nodes of a message, and the element they are added to. */
export interface LetterPiece {
  to: Element;
  nodes: readonly Node[];
  /** Size of the piece, in nodes. */
  weight: number;
  /** Whether earlier pieces must be in the page before the next one is requested, because the layout is measured. */
  isMeasured?: boolean;
}
