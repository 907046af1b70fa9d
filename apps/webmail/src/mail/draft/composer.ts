import { type Draft, isAddress, Problem, type ProblemCode } from '@jinshu/api';
import type { composeMachine } from '@jinshu/mail-machines';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';

/** Running composer of one message. */
export type Composer = ActorRefFrom<typeof composeMachine>;
/** State of a composer. */
export type ComposerSnapshot = SnapshotFrom<typeof composeMachine>;

/** Whether both drafts look the same, apart from the body. The editor shows typed text itself. */
function isSameDraft(one: Draft, other: Draft): boolean {
  const isByItself = (key: keyof Draft) => key === 'html' || (key === 'text' && one.isHtml && other.isHtml);
  return one === other || (Object.keys(one) as (keyof Draft)[]).every((key) => isByItself(key) || one[key] === other[key]);
}

/** Whether the form looks the same in both. The user's presence and text typed into the body don't count. */
export function isSameForm(one: ComposerSnapshot, other: ComposerSnapshot): boolean {
  const { context } = one;
  const keys = (Object.keys(context) as (keyof typeof context)[]).filter(
    (key) => key !== 'presence' && key !== 'revision' && key !== 'draft',
  );
  return (
    one.tags.size === other.tags.size &&
    [...one.tags].every((tag) => other.tags.has(tag)) &&
    isSameDraft(context.draft, other.context.draft) &&
    keys.every((key) => context[key] === other.context[key])
  );
}

/** The fields that take recipients, in their order. */
export const recipientFields = ['to', 'cc', 'bcc'] as const;
/** A field that takes recipients. */
export type RecipientFieldName = (typeof recipientFields)[number];

/** The fields that a refused mail points at, by the code of the problem (ERR-36 to ERR-38, ERR-48, CMP-25, CMP-27). */
const fieldsInFault = {
  'input-receiver': 'to',
  'missing-subject': 'subject',
  'subject-too-long': 'subject',
  'enter-content': 'body',
  'mail-level-required': 'level',
  'level-above-own': 'level',
  'schedule-past': 'scheduledAt',
  'mail-password-rule': 'password',
  'burn-date-past': 'burnDate',
  'sms-number-required': 'numbers',
} as const satisfies Partial<Record<ProblemCode, string>>;
/** A field that a problem can be about. */
export type FieldInFault = (typeof fieldsInFault)[keyof typeof fieldsInFault] | RecipientFieldName | 'replyTo';

/** Returns the index of the first invalid address in a list, or -1 if all are valid. */
export const firstWrong = (list: Draft['to']): number => list.findIndex(({ address }) => !isAddress(address));

/** The field that has to be filled in, or put right, before the mail can go, if that is what is wrong (SND-05, SND-07). */
export function fieldInFault(problem: unknown, draft: Draft): FieldInFault | undefined {
  if (!(problem instanceof Problem)) return undefined;
  if (problem.code === 'email-format')
    return recipientFields.find((field) => firstWrong(draft[field]) >= 0) ?? (draft.replyTo === '' ? undefined : 'replyTo');
  if (!Object.hasOwn(fieldsInFault, problem.code)) return undefined;
  return fieldsInFault[problem.code as keyof typeof fieldsInFault];
}

/** Returns the visible recipient fields. If the message is sent separately, only To is shown (CMP-05). */
export const shownFields = ({ draft }: ComposerSnapshot['context']): RecipientFieldName[] =>
  recipientFields.filter((field) => field === 'to' || (!draft.isSeparate && (field === 'cc' ? draft.hasCc : draft.hasBcc)));
