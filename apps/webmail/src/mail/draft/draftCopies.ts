import { isWrittenOn, type KeptAttachment } from '@jinshu/mail-machines';
import type { Composer, ComposerSnapshot } from './composer.ts';
import { browserCopies, type CopyStore, type DraftCopy } from './copyStore.ts';
import { onKeepLetters } from './keepLetters.ts';
import { lockName } from './leftCopies.ts';

/** Delay after the last change before a copy is written, in milliseconds. */
const restMs = 600;
/** Locks a message for this window. Returns a function that releases it. */
function hold(draftId: string): () => void {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  // Old browsers have no locks: there, a message may be offered that is still open in another window.
  navigator.locks?.request(lockName(draftId), { mode: 'shared' }, () => held).catch(() => undefined);
  return release;
}

interface Keeping {
  userName: string;
  title: string;
  /** Returns whether the user discarded the message. The composer also ends with the session. */
  isDiscarded: () => boolean;
  /** Called with the changes made after sending, which weren't included. They are stored as a separate message. */
  onWrittenSince?: (copy: DraftCopy) => void;
  store?: CopyStore;
}

/** Whether uploads are still in progress. A saved draft contains all files except those. */
const isMissingFiles = ({ attachments }: ComposerSnapshot['context']): boolean => attachments.some(({ id }) => id === null);
/** Whether the server holds the message with exactly this content. */
const isHeldAsWritten = (snapshot: ComposerSnapshot): boolean => snapshot.hasTag('undoable') && !isWrittenOn(snapshot.context);

/** Returns the copy of a message as it is now, without the files that are still being uploaded. */
function copyOfComposer(composer: Composer, { draftId, userName, title }: Pick<DraftCopy, 'draftId' | 'userName' | 'title'>): DraftCopy {
  const { draft, attachments } = composer.getSnapshot().context;
  const ready = attachments.flatMap(({ id, name, size, source, level, isOnline, validity }): KeptAttachment[] =>
    id === null ? [] : [{ id, name, size, source, level, isOnline, validity }],
  );
  const lost = attachments.flatMap(({ id, name, size }) => (id === null ? [{ name, size }] : []));
  return {
    draftId,
    userName,
    title: draft.subject || title,
    draft: { ...draft, password: '' },
    attachments: ready,
    ...(lost.length > 0 && { lost }),
    at: Date.now(),
  };
}

/** Writes and drops copies one after the other: a copy that is dropped must not come back. */
function createCopyWriter(store: CopyStore) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<void> = Promise.resolve();
  const then = (act: () => Promise<void>) => {
    clearTimeout(timer);
    timer = undefined;
    last = last.then(act).catch(() => undefined);
    return last;
  };
  return {
    put: (copy: DraftCopy) => then(() => store.put(copy)),
    drop: (draftId: string) => then(() => store.drop(draftId)),
    /** Writes a copy once nothing has changed for a moment. */
    putSoon(write: () => void): void {
      clearTimeout(timer);
      timer = setTimeout(write, restMs);
    },
    /** Whether a copy is still to be written. */
    isDue: () => timer !== undefined,
    /** Resolves when all that was begun is done. */
    settled: () => last,
  };
}

/**
 * Stores a copy of a message in the browser while the server doesn't have it. The copy survives a crash, a lost session and a long network
 * failure, regardless of autosave.
 */
export function keepCopy(composer: Composer, { userName, title, isDiscarded, onWrittenSince, store = browserCopies }: Keeping): void {
  const { tabDraftId, revision: begun, savedRevision, draft: opened } = composer.getSnapshot().context;
  const release = hold(tabDraftId);
  const writer = createCopyWriter(store);
  const stateOf = ({ revision, draft }: Pick<ComposerSnapshot['context'], 'revision' | 'draft'>) => `${revision}/${draft.version}`;
  let noted = stateOf({ revision: begun, draft: opened });
  // A message opened from a copy already has one.
  let isKept = begun !== savedRevision;
  let isSent = false;
  /** Draft id for the message with the changes made after sending. */
  let nextId: string | undefined;
  const copyOf = (draftId: string) => copyOfComposer(composer, { draftId, userName, title });
  const write = () => void writer.put(copyOf(tabDraftId));
  const drop = () => void writer.drop(tabDraftId);
  const flush = () => writer.isDue() && write();
  const onHide = () => document.visibilityState === 'hidden' && flush();
  document.addEventListener('visibilitychange', onHide);
  // A locked screen takes the page with it, including messages that the server has.
  const leaveKeeping = onKeepLetters(() => {
    if (!isSent && !isHeldAsWritten(composer.getSnapshot())) write();
    return writer.settled();
  });
  const keepWrittenSince = () => {
    nextId ??= crypto.randomUUID();
    const { draft, ...copy } = copyOf(nextId);
    const next = { ...copy, draft: { ...draft, draftId: nextId, version: 0 } };
    void writer.put(next);
    onWrittenSince?.(next);
  };
  const end = () => {
    document.removeEventListener('visibilitychange', onHide);
    leaveKeeping();
    release();
  };
  composer.subscribe({
    next: (snapshot) => {
      const { context } = snapshot;
      const state = stateOf(context);
      // The server has saved the message or holds it for sending. Don't offer it again: it may already be sent.
      const isSafe = (snapshot.matches({ storage: 'clean' }) && !isMissingFiles(context)) || isHeldAsWritten(snapshot);
      if (snapshot.hasTag('sent')) {
        if (!isSent) {
          drop();
          end();
        }
        // The editor commits its last input on unmount, which is after sending.
        if (isWrittenOn(context) && (!isSent || state !== noted)) keepWrittenSince();
        isSent = true;
        noted = state;
      } else if (isSafe) {
        if (isKept) drop();
        isKept = false;
        noted = state;
      } else if (state !== noted) {
        noted = state;
        isKept = true;
        writer.putSoon(write);
      }
    },
    complete: () => {
      if (isSent) return;
      const snapshot = composer.getSnapshot();
      // A held message closes without confirmation. Don't discard the changes made after sending.
      if (isDiscarded() && (!snapshot.hasTag('undoable') || isHeldAsWritten(snapshot))) drop();
      else flush();
      end();
    },
  });
}
