import type { MessageRow } from '@jinshu/api';
import type { MarkAs } from '@jinshu/ui/list-toolbar';
import type { MoreItemName, MoreSituation } from '@jinshu/ui/message-toolbar';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../app/AccountProvider.tsx';
import { useBeginMail } from '../compose/useBeginMail.ts';
import { folderListOptions } from '../folder/folder.queries.ts';
import { useFolderName } from '../folder/useFolderName.ts';
import { allWords } from '../language/language.ts';
import { lazyPart } from '../language/lazyPart.ts';
import { returnFocus } from '../mail-tab/returnFocus.ts';
import { useReport } from '../problem/useReport.ts';
import { tagListOptions } from '../tag/tag.queries.ts';
import type { BulkProgress } from './inBatches.ts';
import type { QuestionKind } from './MailQuestion.tsx';
import { countOf, type Mails } from './Mails.ts';
import type { ActionContext } from './mailActions.ts';

const BulkBar = lazyPart(async () => (await import('./BulkBar.tsx')).BulkBar);
const MailQuestion = lazyPart(async () => (await import('./MailQuestion.tsx')).MailQuestion);

/** What acts on mails, and the words it tells of it with, come when the list is there. */
export const loadMailActions = async () => {
  const [actions] = await Promise.all([import('./mailActions.ts'), allWords()]);
  return actions;
};

type Actions = Awaited<ReturnType<typeof loadMailActions>>;

/** How the mail is read that More is about. */
export interface ReadingView {
  mode: 'html' | 'text';
  isHtml: boolean;
  onMode: (mode: 'html' | 'text') => void;
}

interface ChosenMails extends Mails {
  /** What was asked for is under way, and the mails stay where they are or go: the choice has served. */
  onDone: (isGoing: boolean) => void;
  /** Mails go away, so that a page may be left without any. */
  onRemove?: ((mails: Mails) => void) | undefined;
  /** The mail is being read. */
  reading?: ReadingView | undefined;
}

/** Mails that are asked about before something is done to them. */
interface Asked {
  mails: Mails;
  kind: QuestionKind;
}

/** How far an action is that takes several turns, and how to stop it. */
export interface RunningAction extends BulkProgress {
  stop: () => void;
}

/**
 * What can be done to mails: to the chosen ones, or to those that are named; in a folder, in a search and above a letter the same (LST-66).
 * Each acts at once, can be taken back, and says so when the server refuses.
 */
export function useListActions({ onDone, onRemove, reading, ...chosen }: ChosenMails) {
  const intl = useIntl();
  const deps = useAccount();
  const { api, info, rights } = deps;
  const { folder } = chosen;
  const report = useReport();
  const nameOf = useFolderName();
  const { data: folders = [] } = useQuery(folderListOptions(api));
  const { data: tags = [] } = useQuery(tagListOptions(api));
  const { answer } = useBeginMail();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [running, setRunning] = useState<RunningAction | null>(null);

  const act = async (run: (actions: Actions, context: ActionContext) => unknown) => {
    const stopping = new AbortController();
    const stop = () => stopping.abort();
    const nameFolder = (rawName: string) => nameOf(folders.find((one) => one.rawName === rawName) ?? { rawName, name: rawName });
    const onProgress = (progress: BulkProgress) => setRunning({ ...progress, stop });
    try {
      await run(await loadMailActions(), { ...deps, intl, nameFolder, signal: stopping.signal, onProgress });
    } catch (error) {
      report(error);
    } finally {
      setRunning(null);
    }
  };
  const markAs = (mark: MarkAs, mails: Mails = chosen) => {
    void act((actions, context) => actions.markMails(context, mails, mark, tags));
    onDone(false);
  };
  const move = (target: string, mails: Mails = chosen) => {
    void act((actions, context) => actions.moveMails(context, mails, target));
    onDone(true);
  };

  const places = folder === null ? [...new Set(chosen.rows.map((row) => row.folder))] : [folder];
  const targets = !rights.canChange
    ? []
    : folders.filter(({ rawName, isLocked }) => !isLocked && rawName !== 'Drafts' && (places.length !== 1 || rawName !== places[0]));
  const situation: MoreSituation = {
    place: reading ? 'reading' : 'list',
    // Of several folders: what one's own mail cannot have, none of them has.
    folder: places.find((place) => places.length === 1 || place === 'Sent') ?? '',
    canSend: rights.canSend,
    canChange: rights.canChange,
    canForward: info.canForward,
    canDownload: info.canDownload,
    hidesDelete: info.hidesDelete,
    showsToolbarDelete: info.showsToolbarDelete,
    canMove: targets.length > 0,
    size: Math.max(0, ...chosen.rows.map(({ size }) => size)),
    view: reading?.mode,
    hasHtml: reading?.isHtml,
  };
  const ask = (kind: QuestionKind, mails: Mails = chosen) => setAsked({ mails, kind });
  const confirm = ({ mails, kind }: Asked, isOptionChosen: boolean) => {
    setAsked(null);
    const isGoing = kind !== 'reject' || isOptionChosen;
    onDone(isGoing);
    if (isGoing) onRemove?.(mails);
    returnFocus();
    void act((actions, context) => actions.carryOut(context, mails, kind, isOptionChosen));
  };
  const more = (name: MoreItemName, mails: Mails = chosen) =>
    void act((actions, context) => actions.more(context, mails, name, { situation, ask, answer, onMode: reading?.onMode }));
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
    /** Where the mails can be moved to (LST-07). */
    targets,
    /** Stands where something is under way that takes time, and stops it. */
    progress: running && (
      <Suspense>
        <BulkBar running={running} />
      </Suspense>
    ),
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
    /** Moves mails to Trash without a question, since it can be undone; what would go for good is asked about. */
    deleteNow: (mails: Mails) => {
      if (mails.folder === 'Trash') return ask('expunge', mails);
      onRemove?.(mails);
      void act((actions, context) => actions.carryOut(context, mails, 'delete', false));
    },
    askToDelete: (mails: Mails = chosen) => ask(mails.folder === 'Trash' ? 'expunge' : 'delete', mails),
    /** What decides about the entries of More. */
    situation,
    dialog,
  };
}

/** What {@link useListActions} answers. */
export type ListActions = ReturnType<typeof useListActions>;
