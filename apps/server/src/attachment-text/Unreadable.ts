/** Why a file has no text. The first four are said of the file, the others of what it did to its reader. */
export type TextFailure = 'unsupported' | 'encrypted' | 'damaged' | 'too-large' | 'too-slow' | 'too-hungry' | 'crashed' | 'missing';

/** Ends the reading of a file. */
export class Unreadable extends Error {
  readonly failure: TextFailure;

  constructor(failure: TextFailure, cause?: unknown) {
    super(failure, { cause });
    this.failure = failure;
  }
}
