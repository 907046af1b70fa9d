import type { AlertCause, SystemPartId } from '@jinshu/api';

/** Words of alerts in a language. */
export interface AlertWords {
  begins: (what: string) => string;
  ends: (what: string) => string;
  since: (at: string) => string;
  page: string;
  /** Sentence about the trouble, and advice. */
  causes: Readonly<Record<AlertCause, { what: string; advice: string }>>;
  /** Sentence about the part that works again. */
  over: Readonly<Partial<Record<SystemPartId, string>>>;
}
