import type { Draft } from '@jinshu/api';

/** A file of the mail being written. */
export interface ComposedAttachment {
  key: string;
  /** Among the user's stored attachments, once it is there. */
  id: number | null;
  name: string;
  size: number;
  sentBytes: number;
  state: 'uploading' | 'ready' | 'failed';
  problem: unknown;
}

/** A change of the form. Changes that would lose something are asked about first, unless they say that they were. */
export interface ComposeChange {
  type: 'change';
  change: Partial<Draft>;
  isConfirmed?: boolean;
}

/** What is asked before a change that loses something (CMP-31, CMP-32). */
export interface ComposeQuestion {
  kind: 'lose-formatting' | 'drop-cc' | 'drop-bcc';
  change: ComposeChange;
}

const hasMarkup = (html: string) => /<(?!\/?(p|br|div)\b)[a-z]/i.test(html);

/** The question that a change raises, or nothing. */
export function questionOf(draft: Draft, event: ComposeChange): ComposeQuestion | null {
  if (event.isConfirmed) return null;
  const { change } = event;
  if (draft.isHtml && change.isHtml === false && hasMarkup(draft.html)) return { kind: 'lose-formatting', change: event };
  if (draft.hasCc && change.hasCc === false && draft.cc.length > 0) return { kind: 'drop-cc', change: event };
  if (draft.hasBcc && change.hasBcc === false && draft.bcc.length > 0) return { kind: 'drop-bcc', change: event };
  return null;
}

/** The form after a change: a field that is turned off holds nothing. */
export function applyChange(draft: Draft, { change }: ComposeChange): Draft {
  const next = { ...draft, ...change };
  return { ...next, cc: next.hasCc ? next.cc : [], bcc: next.hasBcc ? next.bcc : [] };
}

/** The form as it is sent: with the files that have arrived. */
export function toDraft({ draft, attachments }: { draft: Draft; attachments: readonly ComposedAttachment[] }): Draft {
  return { ...draft, attachments: attachments.flatMap(({ id }) => (id === null ? [] : [{ id }])) };
}
