/** Why a file has no text. The first four describe the file, the others the attempt to read it. */
export type TextFailure = 'unsupported' | 'encrypted' | 'damaged' | 'too-large' | 'too-slow' | 'too-hungry' | 'crashed' | 'missing';

/** Ends the reading of a file. */
export class Unreadable extends Error {
  readonly failure: TextFailure;

  constructor(failure: TextFailure, cause?: unknown) {
    super(failure, { cause });
    this.failure = failure;
  }
}
