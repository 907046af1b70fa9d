import { limits } from './limits.ts';

/** Gathers text up to the limit. */
export class TextSink {
  readonly #pieces: string[] = [];
  #length = 0;
  #isCut = false;

  /** Nothing more is taken: a reader can stop. */
  get isFull(): boolean {
    return this.#length >= limits.characters;
  }

  add(piece: string): void {
    if (piece === '') return;
    const room = limits.characters - this.#length;
    if (piece.length > room) this.#isCut = true;
    if (room <= 0) return;
    this.#pieces.push(piece.length > room ? piece.slice(0, room) : piece);
    this.#length += Math.min(piece.length, room);
  }

  /** Ends a word, a line or a cell. */
  break(mark: ' ' | '\n' = '\n'): void {
    if (this.#pieces.length > 0) this.add(mark);
  }

  /** Marks the text as cut: the file continues after the point where reading stopped. */
  cut(): void {
    this.#isCut = true;
  }

  /** Returns the collected text in a form the database can store. */
  finish(): { text: string; isCut: boolean } {
    const text = this.#pieces.join('').replaceAll('\u0000', '').toWellFormed();
    return {
      text: text
        .replace(/[^\S\n]+/g, ' ')
        .replace(/ ?\n[\s]*/g, '\n')
        .trim(),
      isCut: this.#isCut,
    };
  }
}
