import type { SnapshotFrom } from 'xstate';
import type { composeMachine } from './composeMachine.ts';

/** Whether closing a letter would lose something that was written in it, or a file on its way. */
export const isUnsaved = (letter: SnapshotFrom<typeof composeMachine>): boolean =>
  !letter.matches({ storage: 'clean' }) || letter.hasTag('saving') || letter.context.attachments.some(({ state }) => state === 'uploading');
