import type { SnapshotFrom } from 'xstate';
import type { composeMachine } from './composeMachine.ts';

/** Whether closing the composer would lose unsaved text or an upload in progress. */
export const isUnsaved = (letter: SnapshotFrom<typeof composeMachine>): boolean =>
  !letter.matches({ storage: 'clean' }) || letter.hasTag('saving') || letter.context.attachments.some(({ state }) => state === 'uploading');
