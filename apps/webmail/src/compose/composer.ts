import { Problem } from '@jinshu/api';
import type { composeMachine } from '@jinshu/mail-machines';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';

/** The running composer of one mail. */
export type Composer = ActorRefFrom<typeof composeMachine>;
/** Where a composer is. */
export type ComposerSnapshot = SnapshotFrom<typeof composeMachine>;

/** The fields that take recipients, in their order. */
export const recipientFields = ['to', 'cc', 'bcc'] as const;
/** A field that takes recipients. */
export type RecipientFieldName = (typeof recipientFields)[number];

/** The fields that a refused mail points at, by the code of the problem (ERR-36 to ERR-38). */
const fieldsInFault = { 'input-receiver': 'to', 'missing-subject': 'subject', 'enter-content': 'body' } as const;
/** A field that a problem can be about. */
export type FieldInFault = (typeof fieldsInFault)[keyof typeof fieldsInFault];

/** The field that has to be filled in before the mail can go, if that is what is wrong. */
export function fieldInFault(problem: unknown): FieldInFault | undefined {
  if (!(problem instanceof Problem) || !Object.hasOwn(fieldsInFault, problem.code)) return undefined;
  return fieldsInFault[problem.code as keyof typeof fieldsInFault];
}
