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
import { downloadFile } from '@jinshu/app/page';
import type { MarkAs } from '@jinshu/ui/list-toolbar';
import { type MoreItemName, type MoreSituation, moreItems } from '@jinshu/ui/message-toolbar';
import type { IntlShape } from 'react-intl';
import { applyChange, firstView, patchUnseen } from '../../core/cache/index.ts';
import { describeFailure, describeProblem, type Failing, failing, speaksForItself, tellFailure } from '../../core/problem/index.ts';
import { toasts } from '../../core/toast/index.ts';
import { filterPath, likeState } from '../filter/index.ts';
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

/** Dependencies of the message actions and their toasts. */
export interface ActionContext extends MutationDeps {
  intl: Pick<IntlShape, 'formatMessage' | 'formatList' | 'messages'>;
  /** Names a folder for reading. */
  nameFolder: (rawName: string) => string;
  signal: AbortSignal;
  onProgress?: ((progress: BulkProgress) => void) | undefined;
}

/** Texts of an action's toasts. */
interface Telling extends Failing {
  done: string;
}

/** Time to think again. */
const undoableMs = 8000;

/** One key for all toasts: only the last action can be undone. */
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

/** Reports that the open message was moved, with an undo button. */
export function tellMoved(intl: ActionContext['intl'], folder: string, undo: Undo): void {
  const action = offerUndo(intl, undo);
  toasts.add({ message: intl.formatMessage(s.moved, { folder }), key, ...(action && { action, timeoutMs: undoableMs }) });
}

/** Reports that the open message couldn't be moved (ERR-19). */
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

/** Mark of the toolbar, or one tag to add or remove. */
export type Mark = MarkAs | { type: 'oneTag'; tag: KnownTag; isOn: boolean };

/** Marks messages as read or unread, flags or tags them. Can be undone (TAG-01, TAG-07 to TAG-10, TAG-19 to TAG-21). */
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

/** Moves messages to another folder, with undo (LST-71). Messages already in that folder are skipped. */
export const moveMails = (context: ActionContext, chosen: Mails, target: string): Promise<Outcome> =>
  run(context, chosen, (deps, batch) => (batch.folder === target ? Promise.resolve(nothingToUndo) : moveTo(deps, batch, target)), {
    ...moving,
    done: context.intl.formatMessage(s.moved, { folder: context.nameFolder(target) }),
  });

/** Moves messages to Trash, with undo. Messages in Trash are deleted permanently (LST-57, LST-82). */
const deleteMails = (context: ActionContext, chosen: Mails): Promise<Outcome> =>
  run(context, chosen, (deps, batch) => (batch.folder === 'Trash' ? expunge(deps, batch) : moveToTrash(deps, batch)), {
    ...failing.delete,
    done: context.intl.formatMessage(chosen.folder === 'Trash' ? s.expunged : s.deleted),
  });

/** Deletes messages permanently (LST-58). */
const expungeMails = (context: ActionContext, chosen: Mails): Promise<Outcome> =>
  run(context, chosen, (deps, batch) => expunge(deps, batch), { ...failing.delete, done: context.intl.formatMessage(s.expunged) });

/** Performs a confirmed action. `isOptionChosen` is the state of the dialog's checkbox. */
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

/** Rejects messages: each sender is notified, and with `alsoDeletes` the messages move to Trash (LST-60). */
const rejectMails = (context: ActionContext, chosen: Mails, alsoDeletes: boolean): Promise<Outcome> =>
  run(context, chosen, (deps, batch) => reject(deps, batch, alsoDeletes), { ...other, done: context.intl.formatMessage(s.rejected) });

/** Moves messages from Spam to the Inbox, and with `allowsSenders` allows their senders (LST-61, LST-62). */
const returnFromSpam = (context: ActionContext, chosen: Mails, allowsSenders: boolean): Promise<Outcome> =>
  run(context, chosen, (deps, batch) => notSpam(deps, batch, allowsSenders), { ...moving, done: context.intl.formatMessage(s.notSpam) });

/** Callbacks and state for the entries of More that aren't a plain call. */
export interface MorePaths {
  situation: MoreSituation;
  ask: (kind: QuestionKind, mails: Mails) => void;
  answer: (ref: MessageRef, kind: Extract<MoreItemName, 'reply' | 'replyAll' | 'forward' | 'forwardAsAttachment' | 'sendAgain'>) => void;
  /** Goes to a place of the app. */
  goTo: (path: string, state: object) => void;
  onMode: ((mode: 'html' | 'text') => void) | undefined;
}

/** Does what an entry of More says, where it is offered (RED-11, LST-14). */
export async function more(context: ActionContext, mails: Mails, name: MoreItemName, paths: MorePaths): Promise<void> {
  const { situation, ask, answer, goTo, onMode } = paths;
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
  // LST-18, ERR-42: replying, filtering and showing the source need exactly one message.
  const [row] = mails.rows;
  if (!row || countOf(mails) !== 1) {
    toasts.add({ message: context.intl.formatMessage(s.onlyOne), tone: 'danger', key });
    return;
  }
  if (name === 'filterLike') return goTo(filterPath, likeState(row));
  if (name !== 'header' && name !== 'source') return answer(row, name);
  window.open(`/messageInfo/${row.uid}?folder=${encodeURIComponent(row.folder)}&view=${name === 'header' ? 2 : 1}`, '_blank', 'noopener');
}

/** Downloads a message as a file, or several as one archive per folder (LST-16, ERR-60, ERR-68). */
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

/** Allows or blocks the senders of messages, or adds them to the contacts (LST-44, LST-45, LST-80). */
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

/** Maximum number of unread messages for which marking all as read can be undone. Undo needs their ids. */
const undoableUnread = 5000;

/** Marks all messages of a folder as read (LST-65). Undo restores only those that were unread, not messages that arrived since. */
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
