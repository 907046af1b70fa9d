import {
  checkLevels,
  checkOptions,
  checkSendable,
  type Draft,
  hasContent,
  isWorthSaving,
  type LevelLimits,
  maximumSubject,
  mentionsAttachment,
  Problem,
  type Submission,
  subjectOfAttachment,
} from '@jinshu/api';
import { type ComposedAttachment, type KeptAttachment, refsOf, toComposed, toLost } from './attachments.ts';

/** Location of the user: in this composer, in another one, or in none. */
export type Presence = 'here' | 'beside' | 'away';

export interface ComposeInput {
  draft: Draft;
  /** Files that the draft already carries: kept from the mail it answers, or saved with it. */
  attachments?: readonly KeptAttachment[];
  /** Files that were still uploading when the composer's page closed. */
  lost?: readonly Pick<KeptAttachment, 'name' | 'size'>[] | undefined;
  /** Interval at which a changed draft is saved, in milliseconds; 0 turns autosave off. */
  autosaveMs: number;
  /** The highest levels that the user may give; none where mail has no levels (D-29). */
  limits?: LevelLimits | undefined;
  /** Whether the draft has changes since it was last saved: true for one restored from a local copy. */
  isChanged?: boolean | undefined;
}

/** Recipient without a known number for the SMS notice. */
export interface MissingNumber {
  address: string;
  name: string;
  /** Id of the contact that gets the number; null if the recipient isn't a contact yet. */
  contactId: number | null;
}

export interface ComposeContext {
  draft: Draft;
  /** Draft id of the tab, by which the parent identifies it. The draft's own id differs after it was saved as a second draft. */
  tabDraftId: string;
  attachments: ComposedAttachment[];
  autosaveMs: number;
  limits: LevelLimits;
  presence: Presence;
  /** Whether the Reply-To field is shown. */
  hasReplyTo: boolean;
  /** Counts changes, so that a save knows whether it was overtaken. */
  revision: number;
  savedRevision: number;
  /** Time of the last save, in milliseconds since the epoch, by the client's clock. */
  savedAt: number | null;
  /** Number of times the draft was replaced by another version, so that the editor can show it. */
  replaced: number;
  question: ComposeQuestion | null;
  /** Questions the user has confirmed for this send. */
  confirmed: readonly SendQuestion[];
  /** Recipient addresses in the organization's domains that don't exist, in lowercase. */
  unknown: readonly string[];
  /** The form as it stood when it was last to be sent: that goes out, whatever is written meanwhile. */
  outgoing: Draft | null;
  /** The moment for which options are checked, milliseconds since the epoch. */
  sentAt: number | null;
  /** Time in which a send can be undone, in milliseconds; 0 for none. */
  undoMs: number;
  /** Time at which a held message is sent, in milliseconds since the epoch; null while none is held. */
  heldUntil: number | null;
  numbers: readonly MissingNumber[];
  /** Version saved elsewhere, or `sent` if the draft was sent elsewhere. */
  staleVersion: number | 'sent' | null;
  /** Problem that prevents sending or saving; the app supplies the text. */
  problem: unknown;
  submission: Submission | null;
}

/** Changes the form. A change that would lose content raises a question first, unless `isConfirmed` is set. */
export interface ComposeChange {
  type: 'change';
  change: Partial<Draft> & { hasReplyTo?: boolean };
  isConfirmed?: boolean;
}

/** Questions before a message is sent, in this order. */
export const sendQuestions = ['unknown-recipients', 'many-recipients', 'forgotten-attachment'] as const;
/** Question before a message is sent. */
export type SendQuestion = (typeof sendQuestions)[number];

/** Question before a change that loses content, or before the message is sent. */
export type ComposeQuestion =
  | { kind: 'lose-formatting' | 'drop-cc' | 'drop-bcc' | 'drop-reply-to'; change: ComposeChange }
  | { kind: SendQuestion; change: null };

/** Whether a message has formatting to lose: true if it has any content or stationery. */
const hasLook = ({ html }: Draft) => hasContent({ html, text: '', isHtml: true }) || /\bdata-jinshu-stationery=/i.test(html);
const noLevels: LevelLimits = { isSecure: false, mailLevel: 0, attachLevel: 0 };

/** A form as it is when its tab opens. */
export const beginForm = ({
  draft,
  attachments = [],
  lost = [],
  autosaveMs,
  limits = noLevels,
  isChanged = false,
}: ComposeInput): ComposeContext => ({
  draft,
  tabDraftId: draft.draftId,
  attachments: [...attachments.map(toComposed), ...toLost(lost)],
  autosaveMs,
  limits,
  presence: 'here',
  hasReplyTo: draft.replyTo !== '',
  revision: isChanged ? 1 : 0,
  savedRevision: 0,
  savedAt: null,
  replaced: 0,
  question: null,
  confirmed: [],
  unknown: [],
  outgoing: null,
  sentAt: null,
  undoMs: 0,
  heldUntil: null,
  numbers: [],
  staleVersion: null,
  problem: null,
  submission: null,
});

/** The question that a change raises, or nothing. */
export function questionOf(
  { draft, hasReplyTo }: Pick<ComposeContext, 'draft' | 'hasReplyTo'>,
  event: ComposeChange,
): ComposeQuestion | null {
  if (event.isConfirmed) return null;
  const { change } = event;
  if (draft.isHtml && change.isHtml === false && hasLook(draft)) return { kind: 'lose-formatting', change: event };
  if (draft.hasCc && change.hasCc === false && draft.cc.length > 0) return { kind: 'drop-cc', change: event };
  if (draft.hasBcc && change.hasBcc === false && draft.bcc.length > 0) return { kind: 'drop-bcc', change: event };
  if (hasReplyTo && change.hasReplyTo === false && draft.replyTo !== '') return { kind: 'drop-reply-to', change: event };
  return null;
}

const exclusive = ['isScheduled', 'hasPassword', 'isBurn'] as const;
const off = {
  isScheduled: { isScheduled: false, scheduledAt: '' },
  hasPassword: { hasPassword: false, password: '' },
  isBurn: { isBurn: false, burnLimit: 1, burnDate: '' },
} as const satisfies Record<(typeof exclusive)[number], Partial<Draft>>;

/** Keeps only one of three exclusive options: the last one turned on. In security mode, removes the password. */
function settleOptions(draft: Draft, change: Partial<Draft>): Draft {
  let next = draft.isSecure && draft.hasPassword ? { ...draft, ...off.hasPassword } : draft;
  const chosen = exclusive.find((option) => change[option] === true && next[option]);
  if (chosen) for (const other of exclusive) if (other !== chosen && next[other]) next = { ...next, ...off[other] };
  return next;
}

/** Recipients of one list and those of others, each address once. */
function joined(...lists: readonly (readonly { address: string; name: string }[])[]) {
  const byAddress = new Map<string, { address: string; name: string }>();
  for (const one of lists.flat()) if (!byAddress.has(one.address.toLowerCase())) byAddress.set(one.address.toLowerCase(), one);
  return [...byAddress.values()];
}

/** Returns the list with each address once, or the same array if there are no duplicates. */
function once(list: Draft['to']): Draft['to'] {
  const each = joined(list);
  return each.length === list.length ? list : each;
}

/** Returns the form after a change. Clears fields that are turned off. Turning on separate sending moves all recipients to To. */
export function applyChange(
  { draft, hasReplyTo }: Pick<ComposeContext, 'draft' | 'hasReplyTo'>,
  { change: { hasReplyTo: wished, ...change } }: ComposeChange,
): Pick<ComposeContext, 'draft' | 'hasReplyTo'> {
  const shown = wished ?? (hasReplyTo || (change.replyTo ?? '') !== '');
  const next = settleOptions({ ...draft, ...change }, change);
  for (const field of ['to', 'cc', 'bcc'] as const) if (change[field]) next[field] = once(change[field]);
  const to = change.isSeparate === true && !draft.isSeparate ? joined(next.to, next.cc, next.bcc) : next.to;
  // Keep the same empty array, so that components showing it don't render again for other changes.
  const cc = (next.hasCc && !next.isSeparate) || next.cc.length === 0 ? next.cc : [];
  const bcc = (next.hasBcc && !next.isSeparate) || next.bcc.length === 0 ? next.bcc : [];
  return { draft: { ...next, to, cc, bcc, replyTo: shown ? next.replyTo : '' }, hasReplyTo: shown };
}

/** The form as it is sent: with the files that have arrived. */
export function toDraft({ draft, attachments }: { draft: Draft; attachments: readonly ComposedAttachment[] }): Draft {
  return { ...draft, ...refsOf(attachments) };
}

/** Returns the form as it was when the user pressed Send, with the draft id and version of the latest save. */
export const toOutgoing = ({ draft, outgoing, attachments }: ComposeContext): Draft =>
  toDraft({ draft: { ...(outgoing ?? draft), draftId: draft.draftId, version: draft.version }, attachments });

/** Whether the form was edited after the user pressed Send. Those edits aren't sent. */
export function isWrittenOn({ draft, outgoing }: Pick<ComposeContext, 'draft' | 'outgoing'>): boolean {
  const inWords = (form: Draft) => JSON.stringify({ ...form, draftId: '', version: 0 });
  return outgoing !== null && draft !== outgoing && inWords(draft) !== inWords(outgoing);
}

/** Returns the draft; if its subject is empty, with a subject made from the name of the first attachment. */
export function withSubject(context: Pick<ComposeContext, 'draft' | 'attachments'>): Draft {
  const draft = toDraft(context);
  const first = context.attachments[0];
  return draft.subject.trim() === '' && first ? { ...draft, subject: subjectOfAttachment(first.name) } : draft;
}

/** Returns the problem that prevents saving, or null. */
export function saveProblemOf(context: Pick<ComposeContext, 'draft' | 'attachments'>): Problem | null {
  const draft = toDraft(context);
  if (!isWorthSaving(draft)) return new Problem('nothing-to-save');
  return draft.subject.length > maximumSubject ? new Problem('subject-too-long') : null;
}

/**
 * Returns the first problem that prevents sending, or null. Checks the required fields first, then levels and options, then failed uploads.
 */
export function problemOf(context: ComposeContext): Problem | null {
  const draft = withSubject(context);
  const code = checkSendable(draft);
  if (code) return new Problem(code);
  const fault = checkLevels(draft, context.limits) ?? checkOptions(draft, { getTime: () => context.sentAt ?? 0 });
  if (fault) {
    const file = context.attachments.find(({ id }) => id !== null && id === fault.attachmentId);
    return new Problem(fault.code, file ? { name: file.name } : {});
  }
  if (context.attachments.some(({ state }) => state === 'failed')) return new Problem('upload-incomplete');
  return null;
}

/** Returns the next unconfirmed question before sending, or null. */
export function questionBeforeSending({ draft, attachments, limits, confirmed, unknown }: ComposeContext): ComposeQuestion | null {
  const recipients = draft.to.length + draft.cc.length + draft.bcc.length;
  const isOpen: Record<SendQuestion, boolean> = {
    'unknown-recipients': [...draft.to, ...draft.cc, ...draft.bcc].some(({ address }) => unknown.includes(address.toLowerCase())),
    'many-recipients': limits.isSecure && recipients > 1,
    'forgotten-attachment': attachments.length === 0 && mentionsAttachment(draft.text),
  };
  const kind = sendQuestions.find((question) => isOpen[question] && !confirmed.includes(question));
  return kind ? { kind, change: null } : null;
}

/** Returns all recipients of the message, each address once. */
export const recipientsOf = ({ to, cc, bcc }: Draft) => joined(to, cc, bcc);
