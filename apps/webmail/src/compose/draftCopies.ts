import { isWrittenOn, type KeptAttachment } from '@jinshu/mail-machines';
import type { Composer, ComposerSnapshot } from './composer.ts';
import { browserCopies, type CopyStore, type DraftCopy } from './copyStore.ts';

/** How long the keys rest before a copy is written. */
const restMs = 600;
/** A copy that nobody came back for is forgotten after so long. */
export const forgottenAfterMs = 30 * 24 * 3_600_000;

/** Names the lock by which the windows of a browser know which letters are being written. */
export const lockName = (draftId: string): string => `jinshu.draft.${draftId}`;

/** Holds a letter for this window until it is let go. Answers how to. */
function hold(draftId: string): () => void {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  // Old browsers have no locks: a letter may be offered there that another window is writing.
  navigator.locks?.request(lockName(draftId), { mode: 'shared' }, () => held).catch(() => undefined);
  return release;
}

interface Keeping {
  userName: string;
  title: string;
  /** Whether the letter was thrown away by its writer when its composer ends; it may end with the session too. */
  isDiscarded: () => boolean;
  /** Told of what was written after the mail was sent off, which did not go with it: it is kept as a letter of its own. */
  onWrittenSince?: (copy: DraftCopy) => void;
  store?: CopyStore;
}

/** Whether files are still on their way: of a draft that is saved the server has all but those. */
const isMissingFiles = ({ attachments }: ComposerSnapshot['context']): boolean => attachments.some(({ id }) => id === null);
/** Whether the server holds the mail back as it stands here. */
const isHeldAsWritten = (snapshot: ComposerSnapshot): boolean => snapshot.hasTag('undoable') && !isWrittenOn(snapshot.context);

/**
 * Keeps a copy of a letter in the browser while the server does not have it: it outlives a crash, a lost session and an hour without a
 * network, whatever autosave does.
 */
export function keepCopy(composer: Composer, { userName, title, isDiscarded, onWrittenSince, store = browserCopies }: Keeping): void {
  const { tabDraftId, revision: begun, savedRevision, draft: opened } = composer.getSnapshot().context;
  const release = hold(tabDraftId);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stateOf = ({ revision, draft }: Pick<ComposerSnapshot['context'], 'revision' | 'draft'>) => `${revision}/${draft.version}`;
  let noted = stateOf({ revision: begun, draft: opened });
  // A letter that came from a copy has one.
  let isKept = begun !== savedRevision;
  let isSent = false;
  /** Of the letter that is made of what was written after the mail was sent off. */
  let nextId: string | undefined;
  // One after the other: a copy that is dropped must not come back.
  let last: Promise<void> = Promise.resolve();
  const then = (act: () => Promise<void>) => {
    last = last.then(act).catch(() => undefined);
  };
  const copyOf = (draftId: string): DraftCopy => {
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
  };
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const copy = copyOf(tabDraftId);
    then(() => store.put(copy));
  };
  const drop = () => {
    clearTimeout(timer);
    timer = undefined;
    then(() => store.drop(tabDraftId));
  };
  const flush = () => {
    if (timer !== undefined) write();
  };
  const onHide = () => document.visibilityState === 'hidden' && flush();
  document.addEventListener('visibilitychange', onHide);
  const keepWrittenSince = () => {
    nextId ??= crypto.randomUUID();
    const { draft, ...copy } = copyOf(nextId);
    const next = { ...copy, draft: { ...draft, draftId: nextId, version: 0 } };
    then(() => store.put(next));
    onWrittenSince?.(next);
  };
  const end = () => {
    document.removeEventListener('visibilitychange', onHide);
    release();
  };
  composer.subscribe({
    next: (snapshot) => {
      const { context } = snapshot;
      const state = stateOf(context);
      // The server has it: saved, or held back to go out by itself. Offered again it would be a mail that has gone already.
      const isSafe = (snapshot.matches({ storage: 'clean' }) && !isMissingFiles(context)) || isHeldAsWritten(snapshot);
      if (snapshot.hasTag('sent')) {
        if (!isSent) {
          drop();
          end();
        }
        // The editor hands over what was typed last when it goes, and that is after the mail has gone.
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
        clearTimeout(timer);
        timer = setTimeout(write, restMs);
      }
    },
    complete: () => {
      if (isSent) return;
      const snapshot = composer.getSnapshot();
      // A mail that is held back closes unasked: what was written on it since is not thrown away with it.
      if (isDiscarded() && (!snapshot.hasTag('undoable') || isHeldAsWritten(snapshot))) drop();
      else flush();
      end();
    },
  });
}

/** The letters of a user that were left unfinished and that no window is writing; very old ones are forgotten. */
export async function leftCopies(userName: string, now: number, store: CopyStore = browserCopies): Promise<DraftCopy[]> {
  const [copies, locks] = await Promise.all([store.all(), navigator.locks?.query()]);
  const held = new Set(locks?.held?.map(({ name }) => name));
  const old = copies.filter(({ at }) => now - at > forgottenAfterMs);
  await Promise.all(old.map(({ draftId }) => store.drop(draftId)));
  return copies.filter((copy) => copy.userName === userName && !old.includes(copy) && !held.has(lockName(copy.draftId)));
}
