import type { MessageRow } from '@jinshu/api';
import type { MarkAs } from '@jinshu/ui/list-toolbar';
import type { MoreItemName } from '@jinshu/ui/message-toolbar';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../../core/language/index.ts';
import { returnFocus } from '../../core/page/index.ts';
import type { QuestionKind } from './MailQuestion.tsx';
import { countOf, type Mails } from './Mails.ts';
import { type ReadingView, situationOf } from './situationOf.ts';
import { useActionDeps } from './useActionDeps.ts';
import { useRunningAction } from './useRunningAction.tsx';

const MailQuestion = lazyPart(async () => (await import('./MailQuestion.tsx')).MailQuestion);

export type { ReadingView };

interface ChosenMails extends Mails {
  /** Called when an action has started. `isGoing`: whether the messages leave the list. The selection can be cleared. */
  onDone: (isGoing: boolean) => void;
  /** Called when messages are removed, which may leave a page empty. */
  onRemove?: ((mails: Mails) => void) | undefined;
  /** Called when messages are deleted or moved away. */
  onLeave?: ((mails: Mails) => void) | undefined;
  /** The mail is being read. */
  reading?: ReadingView | undefined;
}

/** Messages that wait for the user to confirm an action. */
interface Asked {
  mails: Mails;
  kind: QuestionKind;
}

/**
 * Returns the actions for messages: for the selection, or for those passed. They are the same in a folder, in a search and in the reading
 * tab (LST-66). Each action takes effect immediately, can usually be undone, and reports an error if the server rejects it.
 */
export function useListActions({ onDone, onRemove, onLeave, reading, ...chosen }: ChosenMails) {
  const { intl, deps, report, goTo, folders, tags, answer, nameFolder } = useActionDeps();
  const { rights } = deps;
  const { folder } = chosen;
  const [asked, setAsked] = useState<Asked | null>(null);

  const { act, progress } = useRunningAction({ ...deps, intl, nameFolder }, report);
  const markAs = (mark: MarkAs, mails: Mails = chosen) => {
    void act((actions, context) => actions.markMails(context, mails, mark, tags));
    onDone(false);
  };
  const move = (target: string, mails: Mails = chosen) => {
    onLeave?.(mails);
    void act((actions, context) => actions.moveMails(context, mails, target));
    onDone(true);
  };

  const places = folder === null ? [...new Set(chosen.rows.map((row) => row.folder))] : [folder];
  const targets = !rights.canChange
    ? []
    : folders.filter(({ rawName, isLocked }) => !isLocked && rawName !== 'Drafts' && (places.length !== 1 || rawName !== places[0]));
  const situation = situationOf(deps, chosen.rows, { places, canMove: targets.length > 0, reading });
  const ask = (kind: QuestionKind, mails: Mails = chosen) => setAsked({ mails, kind });
  const confirm = ({ mails, kind }: Asked, isOptionChosen: boolean) => {
    setAsked(null);
    const isGoing = kind !== 'reject' || isOptionChosen;
    onDone(isGoing);
    if (isGoing) onLeave?.(mails);
    if (isGoing) onRemove?.(mails);
    returnFocus();
    void act((actions, context) => actions.carryOut(context, mails, kind, isOptionChosen));
  };
  const more = (name: MoreItemName, mails: Mails = chosen) =>
    void act((actions, context) => actions.more(context, mails, name, { situation, ask, answer, goTo, onMode: reading?.onMode }));
  const dialog: ReactNode = asked && (
    <Suspense>
      <MailQuestion
        kind={asked.kind}
        count={countOf(asked.mails)}
        onConfirm={(isOptionChosen) => confirm(asked, isOptionChosen)}
        onCancel={() => setAsked(null)}
      />
    </Suspense>
  );

  return {
    tags,
    /** Folders that the messages can be moved to (LST-07). */
    targets,
    /** Progress bar of a long action, with a button to stop it. */
    progress,
    markAs,
    move,
    more,
    markAllRead: () => {
      if (folder === null) return;
      const unread = folders.find(({ rawName }) => rawName === folder)?.unseenCount ?? 0;
      void act((actions, context) => actions.markFolderRead(context, folder, unread));
    },
    toggleRead: (row: MessageRow) =>
      void act((actions, context) =>
        actions.markMails(context, { folder: row.folder, uids: [row.uid], rows: [row] }, { type: 'read', isRead: !row.isRead }, tags),
      ),
    /** Moves messages to Trash without confirmation, since that can be undone. Permanent deletion needs confirmation. */
    deleteNow: (mails: Mails) => {
      if (mails.folder === 'Trash') return ask('expunge', mails);
      onLeave?.(mails);
      onRemove?.(mails);
      void act((actions, context) => actions.carryOut(context, mails, 'delete', false));
    },
    askToDelete: (mails: Mails = chosen) => ask(mails.folder === 'Trash' ? 'expunge' : 'delete', mails),
    /** State that determines the entries of More. */
    situation,
    /** Whether the user is being asked about messages that would leave the list. */
    isAsking: asked !== null,
    dialog,
  };
}

/** Result of {@link useListActions}. */
export type ListActions = ReturnType<typeof useListActions>;
