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

/** Where the user is: in this mail, in another one that is being written, or in none (CMP-47, CMP-48). */
export type Presence = 'here' | 'beside' | 'away';

export interface ComposeInput {
  draft: Draft;
  /** Files that the draft already carries: kept from the mail it answers, or saved with it. */
  attachments?: readonly KeptAttachment[];
  /** Files that were still on their way when the letter's page went. */
  lost?: readonly Pick<KeptAttachment, 'name' | 'size'>[] | undefined;
  /** Milliseconds of rest after which a changed draft is saved; 0 for never (CMP-45, CMP-46). */
  autosaveMs: number;
  /** The highest levels that the user may give; none where mail has no levels (D-29). */
  limits?: LevelLimits | undefined;
  /** Whether the letter has been changed since it was saved: it comes from a copy. */
  isChanged?: boolean | undefined;
}

/** Somebody whose number for the notice by SMS is not known (SND-43). */
export interface MissingNumber {
  address: string;
  name: string;
  /** Of the contact that gets the number; `null` for somebody who is none yet. */
  contactId: number | null;
}

export interface ComposeContext {
  draft: Draft;
  /** Of the tab, under which the parent knows it; the draft has another one when it was saved as a second one. */
  tabDraftId: string;
  attachments: ComposedAttachment[];
  autosaveMs: number;
  limits: LevelLimits;
  presence: Presence;
  /** Whether the field for another address of answers is shown (CMP-06). */
  hasReplyTo: boolean;
  /** Counts changes, so that a save knows whether it was overtaken. */
  revision: number;
  savedRevision: number;
  /** Milliseconds since the epoch, by the clock of whoever runs the machine. */
  savedAt: number | null;
  /** Counts how often the letter was put in place of another one, so that the editor shows it. */
  replaced: number;
  question: ComposeQuestion | null;
  /** What has been asked and confirmed of this send. */
  confirmed: readonly SendQuestion[];
  /** Recipients that are of the organisation and unknown there, in lower case. */
  unknown: readonly string[];
  /** The form as it stood when it was last to be sent: that goes out, whatever is written meanwhile. */
  outgoing: Draft | null;
  /** The moment for which options are checked, milliseconds since the epoch. */
  sentAt: number | null;
  /** How long a send can be undone, in milliseconds; 0 for not. */
  undoMs: number;
  /** When a mail that is held back goes, in milliseconds since the epoch; null while none is. */
  heldUntil: number | null;
  numbers: readonly MissingNumber[];
  /** The version of the draft that somebody else saved; `sent` when somebody else sent it. */
  staleVersion: number | 'sent' | null;
  /** What keeps the mail from being sent or saved; the app has words for it. */
  problem: unknown;
  submission: Submission | null;
}

/** A change of the form. Changes that would lose something are asked about first, unless they say that they were. */
export interface ComposeChange {
  type: 'change';
  change: Partial<Draft> & { hasReplyTo?: boolean };
  isConfirmed?: boolean;
}

/** What is asked before a mail is sent, in this order. */
export const sendQuestions = ['unknown-recipients', 'many-recipients', 'forgotten-attachment'] as const;
/** Something that is asked before a mail is sent (CMP-42). */
export type SendQuestion = (typeof sendQuestions)[number];

/** What is asked before a change that loses something (CMP-31, CMP-32), or before the mail is sent (CMP-42). */
export type ComposeQuestion =
  | { kind: 'lose-formatting' | 'drop-cc' | 'drop-bcc' | 'drop-reply-to'; change: ComposeChange }
  | { kind: SendQuestion; change: null };

/** Whether a letter has a look to lose: any words have one, and so does an empty sheet of stationery. */
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

/** Of three options one is left: the one that was chosen last (CMP-23). In security mode no mail has a password (CMP-24). */
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

/** A list with each address once (PIC-04); one that is so already stays the one it is. */
function once(list: Draft['to']): Draft['to'] {
  const each = joined(list);
  return each.length === list.length ? list : each;
}

/** The form after a change: a field that is turned off holds nothing. Sent to each by itself, everybody stands in To (CMP-05). */
export function applyChange(
  { draft, hasReplyTo }: Pick<ComposeContext, 'draft' | 'hasReplyTo'>,
  { change: { hasReplyTo: wished, ...change } }: ComposeChange,
): Pick<ComposeContext, 'draft' | 'hasReplyTo'> {
  const shown = wished ?? (hasReplyTo || (change.replyTo ?? '') !== '');
  const next = settleOptions({ ...draft, ...change }, change);
  for (const field of ['to', 'cc', 'bcc'] as const) if (change[field]) next[field] = once(change[field]);
  const to = change.isSeparate === true && !draft.isSeparate ? joined(next.to, next.cc, next.bcc) : next.to;
  // An empty list stays the one it is: nothing that shows it is drawn anew for another change.
  const cc = (next.hasCc && !next.isSeparate) || next.cc.length === 0 ? next.cc : [];
  const bcc = (next.hasBcc && !next.isSeparate) || next.bcc.length === 0 ? next.bcc : [];
  return { draft: { ...next, to, cc, bcc, replyTo: shown ? next.replyTo : '' }, hasReplyTo: shown };
}

/** The form as it is sent: with the files that have arrived. */
export function toDraft({ draft, attachments }: { draft: Draft; attachments: readonly ComposedAttachment[] }): Draft {
  return { ...draft, ...refsOf(attachments) };
}

/** The form as it stood when it was to be sent, over the version that the server has. */
export const toOutgoing = ({ draft, outgoing, attachments }: ComposeContext): Draft =>
  toDraft({ draft: { ...(outgoing ?? draft), draftId: draft.draftId, version: draft.version }, attachments });

/** Whether something was written since the form was to be sent: that does not go with it. */
export function isWrittenOn({ draft, outgoing }: Pick<ComposeContext, 'draft' | 'outgoing'>): boolean {
  const inWords = (form: Draft) => JSON.stringify({ ...form, draftId: '', version: 0 });
  return outgoing !== null && draft !== outgoing && inWords(draft) !== inWords(outgoing);
}

/** The form with the subject that SND-04 gives it. */
export function withSubject(context: Pick<ComposeContext, 'draft' | 'attachments'>): Draft {
  const draft = toDraft(context);
  const first = context.attachments[0];
  return draft.subject.trim() === '' && first ? { ...draft, subject: subjectOfAttachment(first.name) } : draft;
}

/** What keeps a form from being saved (CMP-44); nothing when nothing does. */
export function saveProblemOf(context: Pick<ComposeContext, 'draft' | 'attachments'>): Problem | null {
  const draft = toDraft(context);
  if (!isWorthSaving(draft)) return new Problem('nothing-to-save');
  return draft.subject.length > maximumSubject ? new Problem('subject-too-long') : null;
}

/** What keeps a form from being sent, in the order of D-128; nothing when nothing does. */
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

/** What has to be confirmed before a form is sent and was not yet, or nothing (CMP-42). */
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

/** Everybody the mail goes to. */
export const recipientsOf = ({ to, cc, bcc }: Draft) => joined(to, cc, bcc);
