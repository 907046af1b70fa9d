import {
  addContact,
  downloadMessage,
  downloadMessages,
  flagMessages,
  flagNames,
  judgeSender,
  type MailJob,
  type MessageRef,
  type Uids,
} from '@jinshu/api';
import type { MarkAs } from '@jinshu/ui/list-toolbar';
import { type MoreItemName, type MoreSituation, moreItems } from '@jinshu/ui/message-toolbar';
import type { IntlShape } from 'react-intl';
import { applyChange } from '../cache/applyChange.ts';
import { describeFailure, type Failing, failing, tellFailure } from '../problem/describeFailure.ts';
import { describeProblem } from '../problem/describeProblem.ts';
import { speaksForItself } from '../problem/useReport.ts';
import { toasts } from '../toast/toasts.ts';
import { downloadFile } from './downloadFile.ts';
import { type BegunJob, followJob } from './followJob.ts';
import { type BulkProgress, batchesOf, inBatches, type Outcome, refsOf } from './inBatches.ts';
import type { QuestionKind } from './MailQuestion.tsx';
import { type Chosen, countOf, type Mails } from './Mails.ts';
import {
  clearTags,
  expunge,
  type MutationDeps,
  markRead,
  moveTo,
  moveToTrash,
  nothingToUndo,
  notSpam,
  reject,
  setFlag,
  setTag,
  type Undo,
} from './message.mutations.ts';
import { messageActionStrings as s } from './message-action.strings.ts';
import { patchUnseen } from './patchUnseen.ts';
import { firstView } from './useListView.ts';

/** What acting on mails and telling of it takes. */
export interface ActionContext extends MutationDeps {
  intl: Pick<IntlShape, 'formatMessage' | 'formatList' | 'messages'>;
  /** Names a folder for reading. */
  nameFolder: (rawName: string) => string;
  signal: AbortSignal;
  onProgress?: ((progress: BulkProgress) => void) | undefined;
}

/** How an action tells of itself. */
interface Telling extends Failing {
  done: string;
}

/** Time to think again. */
const undoableMs = 8000;

/** One key for all: what was done last is what can be taken back. */
const key = 'mail-action';

const flagging = { failed: s.flagFailed, failedBecause: s.flagFailedBecause };
const moving = { failed: s.moveFailed, failedBecause: s.moveFailedBecause };
const other = { failed: s.actionFailed, failedBecause: s.actionFailedBecause };

function offerUndo(intl: ActionContext['intl'], undo: Undo | undefined) {
  if (!undo) return undefined;
  const refuse = (error: unknown) => {
    if (speaksForItself(error)) return;
    toasts.add({ message: intl.formatMessage(s.undoFailed, { reason: describeProblem(intl, error) }), tone: 'danger', key });
  };
  return { label: intl.formatMessage(s.undo), onPress: () => void undo().catch(refuse) };
}

function tell(context: ActionContext, { done, refusals, isStopped, undo }: Outcome, telling: Telling): void {
  const { intl, nameFolder } = context;
  const action = offerUndo(intl, undo);
  const [first] = refusals;
  if (!first) {
    const message = isStopped ? intl.formatMessage(s.stopped, { count: done }) : telling.done;
    toasts.add({ message, key, ...(action && { action, timeoutMs: undoableMs }) });
    return;
  }
  if (speaksForItself(first.error)) return;
  const count = refusals.reduce((sum, refusal) => sum + refusal.count, 0);
  const folders = intl.formatList([...new Set(refusals.map(({ folder }) => nameFolder(folder)))]);
  const reason = describeFailure(intl, first.error, telling);
  const message = done === 0 ? reason : intl.formatMessage(s.partly, { count, folders, reason });
  toasts.add({ message, tone: 'danger', key, ...(action && { action }), ...(done > 0 && { timeoutMs: undoableMs }) });
}

/** Says that the mail that is read has moved, and offers the way back. */
export function tellMoved(intl: ActionContext['intl'], folder: string, undo: Undo): void {
  const action = offerUndo(intl, undo);
  toasts.add({ message: intl.formatMessage(s.moved, { folder }), key, ...(action && { action, timeoutMs: undoableMs }) });
}

/** Says that the mail that is read stays where it is (ERR-19). */
export function tellFailedMove(intl: ActionContext['intl'], error: unknown): void {
  tellFailure(intl, error, moving, key);
}

async function run(
  context: ActionContext,
  chosen: Mails,
  act: (deps: MutationDeps, batch: Chosen) => Promise<Undo | undefined>,
  telling: Telling,
): Promise<Outcome> {
  let stopped: MailJob | undefined;
  const onJob = async (job: BegunJob) => {
    const end = await followJob(context, job);
    if (end?.state === 'stopped') stopped = end;
  };
  const ended = await inBatches(chosen, (batch) => act({ ...context, onJob }, batch), context);
  const outcome = stopped ? { ...ended, done: stopped.done, isStopped: true } : ended;
  tell(context, outcome, telling);
  return outcome;
}

/** A tag as the user has it. */
interface KnownTag {
  id: string;
  name: string;
  color: string;
}

/** What the toolbar can say of mails, and one tag that goes on or comes off. */
export type Mark = MarkAs | { type: 'oneTag'; tag: KnownTag; isOn: boolean };

/** Marks mails read or unread, flags or tags them, with a way back (TAG-01, TAG-07 to TAG-10, TAG-19 to TAG-21). */
export function markMails(context: ActionContext, chosen: Mails, mark: Mark, tags: readonly KnownTag[]): Promise<Outcome | undefined> {
  const { formatMessage } = context.intl;
  if (mark.type === 'read') {
    const done = formatMessage(mark.isRead ? s.markedRead : s.markedUnread);
    return run(context, chosen, (deps, batch) => markRead(deps, batch, mark.isRead), { ...flagging, done });
  }
  if (mark.type === 'flag') {
    const done = formatMessage(mark.color === null ? s.unflagged : s.flagged);
    return run(context, chosen, (deps, batch) => setFlag(deps, batch, mark.color), { ...flagging, done });
  }
  if (mark.type === 'tag' && mark.tagId === null) {
    return run(context, chosen, (deps, batch) => clearTags(deps, batch), { ...flagging, done: formatMessage(s.untagged) });
  }
  const tag = mark.type === 'tag' ? tags.find(({ id }) => id === mark.tagId) : mark.tag;
  const isOn = mark.type === 'tag' || mark.isOn;
  if (!tag) return Promise.resolve(undefined);
  const done = formatMessage(isOn ? s.tagged : s.tagRemoved, { tag: tag.name });
  return run(context, chosen, (deps, batch) => setTag(deps, batch, tag, isOn), { ...flagging, done });
}

/** Moves mails to another folder, with a way back (LST-71). Those that are there already stay. */
export const moveMails = (context: ActionContext, chosen: Mails, target: string): Promise<Outcome> =>
  run(context, chosen, (deps, batch) => (batch.folder === target ? Promise.resolve(nothingToUndo) : moveTo(deps, batch, target)), {
    ...moving,
    done: context.intl.formatMessage(s.moved, { folder: context.nameFolder(target) }),
  });

/** Moves mails to Trash, with a way back; those in Trash go for good (LST-57, LST-82). */
const deleteMails = (context: ActionContext, chosen: Mails): Promise<Outcome> =>
  run(context, chosen, (deps, batch) => (batch.folder === 'Trash' ? expunge(deps, batch) : moveToTrash(deps, batch)), {
    ...failing.delete,
    done: context.intl.formatMessage(chosen.folder === 'Trash' ? s.expunged : s.deleted),
  });

/** Removes mails for good (LST-58). */
const expungeMails = (context: ActionContext, chosen: Mails): Promise<Outcome> =>
  run(context, chosen, (deps, batch) => expunge(deps, batch), { ...failing.delete, done: context.intl.formatMessage(s.expunged) });

/** Does what was asked about. `isOptionChosen` says what stood in the box of the question. */
export function carryOut(context: ActionContext, chosen: Mails, kind: QuestionKind, isOptionChosen: boolean): Promise<Outcome> {
  switch (kind) {
    case 'delete':
      return deleteMails(context, chosen);
    case 'expunge':
      return expungeMails(context, chosen);
    case 'reject':
      return rejectMails(context, chosen, isOptionChosen);
    case 'notSpam':
      return returnFromSpam(context, chosen, isOptionChosen);
  }
}

/** Refuses mails: each sender gets a notice, and with `alsoDeletes` they go to Trash (LST-60). */
const rejectMails = (context: ActionContext, chosen: Mails, alsoDeletes: boolean): Promise<Outcome> =>
  run(context, chosen, (deps, batch) => reject(deps, batch, alsoDeletes), { ...other, done: context.intl.formatMessage(s.rejected) });

/** Takes mails out of Spam into the Inbox, and with `allowsSenders` lets theirs through from now on (LST-61, LST-62). */
const returnFromSpam = (context: ActionContext, chosen: Mails, allowsSenders: boolean): Promise<Outcome> =>
  run(context, chosen, (deps, batch) => notSpam(deps, batch, allowsSenders), { ...moving, done: context.intl.formatMessage(s.notSpam) });

/** What the entries of More do that are more than a call. */
export interface MorePaths {
  situation: MoreSituation;
  ask: (kind: QuestionKind, mails: Mails) => void;
  answer: (ref: MessageRef, kind: Extract<MoreItemName, 'reply' | 'replyAll' | 'forward' | 'forwardAsAttachment' | 'sendAgain'>) => void;
  onMode: ((mode: 'html' | 'text') => void) | undefined;
}

/** Does what an entry of More says, where it is offered (RED-11, LST-14). */
export async function more(context: ActionContext, mails: Mails, name: MoreItemName, paths: MorePaths): Promise<void> {
  const { situation, ask, answer, onMode } = paths;
  if (!moreItems(situation).some((item) => item.name === name)) return;
  switch (name) {
    case 'showText':
    case 'showHtml':
      return onMode?.(name === 'showText' ? 'text' : 'html');
    case 'delete':
    case 'expunge':
    case 'reject':
    case 'notSpam':
      return ask(name, mails);
    case 'download':
      return downloadMails(context, mails);
    case 'addToWhitelist':
    case 'block':
    case 'addContact':
      return judgeSenders(context, mails, name);
  }
  // LST-18, ERR-42: answering and looking at the source take one mail.
  const [row] = mails.rows;
  if (!row || countOf(mails) !== 1) {
    toasts.add({ message: context.intl.formatMessage(s.onlyOne), tone: 'danger', key });
    return;
  }
  if (name !== 'header' && name !== 'source') return answer(row, name);
  window.open(`/messageInfo/${row.uid}?folder=${encodeURIComponent(row.folder)}&view=${name === 'header' ? 2 : 1}`, '_blank', 'noopener');
}

/** Fetches a mail as a file, or several as one package; of several folders one for each (LST-16, ERR-60, ERR-68). */
async function downloadMails(context: ActionContext, chosen: Mails): Promise<void> {
  const { api, intl } = context;
  try {
    for (const { folder, uids } of batchesOf(chosen, await refsOf(chosen, context))) {
      const [uid] = uids;
      const isOne = typeof uid === 'number' && uids.length === 1;
      await downloadFile(() =>
        isOne ? api.call(downloadMessage, { query: { uid, folder } }) : api.call(downloadMessages, { query: { uids, folder } }),
      );
    }
  } catch (error) {
    tellFailure(intl, error, failing.export, key);
    return;
  }
  toasts.add({ message: intl.formatMessage(s.downloaded), key });
}

const verdicts = { addToWhitelist: 'white', block: 'black' } as const;
const judged = { addToWhitelist: s.whitelisted, block: s.blacklisted, addContact: s.COMMON_ADD_SUCCESS } as const;

/** Lets the senders of mails through from now on, refuses them, or keeps them as contacts (LST-44, LST-45, LST-80). */
async function judgeSenders(context: ActionContext, { rows }: Mails, verdict: keyof typeof judged): Promise<void> {
  const { api, intl } = context;
  const senders = [...new Map(rows.map(({ sender }) => [sender.address, sender])).values()];
  await Promise.all(
    senders.map(({ address, name }) =>
      verdict === 'addContact'
        ? api.call(addContact, { body: { address, name } })
        : api.call(judgeSender, { body: { address, action: verdicts[verdict] } }),
    ),
  );
  toasts.add({ message: intl.formatMessage(judged[verdict], { count: senders.length }), key });
}

/** So many that were unread are known one by one, so that they can be made unread again. */
const undoableUnread = 5000;

/** Marks all mail of a folder read (LST-65), with a way back that makes unread what was, and nothing that came since. */
export async function markFolderRead(context: ActionContext, folder: string, unread: number): Promise<void> {
  const { api, queryClient, intl } = context;
  const flag = async (uids: Uids, action: 'add' | 'remove') => {
    const { job } = await api.call(flagMessages, { body: { uids, folder, action, flags: [flagNames.isRead] } });
    if (job) await followJob(context, job);
  };
  try {
    const view = { ...firstView(folder, 1), viewFilter: 'unseen' };
    const were = unread > undoableUnread ? [] : await refsOf({ folder, uids: 'all', rows: [], narrowed: { total: unread, view } }, context);
    patchUnseen(queryClient, folder, -unread);
    await flag('all', 'add');
    const undo = async () => {
      for (const { uids } of batchesOf({ folder, uids: were.map(({ uid }) => uid), rows: [] }, were)) await flag(uids, 'remove');
      applyChange(queryClient, { type: 'message.changed', folder, uids: [] });
    };
    const action = were.length > 0 ? offerUndo(intl, undo) : undefined;
    toasts.add({ message: intl.formatMessage(s.markedRead), key, ...(action && { action, timeoutMs: undoableMs }) });
  } catch (error) {
    tellFailure(intl, error, flagging, key);
  }
  applyChange(queryClient, { type: 'message.changed', folder, uids: [] });
}
