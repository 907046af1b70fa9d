import type { TokenProblem } from './fromDesignTokens.ts';

/** A group or token of a parsed file. */
export type TokenGroup = Record<string, unknown>;

/** Findings of a file while it is read. */
export interface Report {
  unknown: string[];
  problems: TokenProblem[];
  /** Returns the value that a reference stands for. */
  resolve: (value: unknown) => unknown;
}

/** Whether a value is an object with names. */
export const isGroup = (value: unknown): value is TokenGroup => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The part of `$extensions` that is ours. */
export function ownExtension({ $extensions }: TokenGroup): TokenGroup {
  const own = isGroup($extensions) ? $extensions['com.jinshu'] : undefined;
  return isGroup(own) ? own : {};
}
