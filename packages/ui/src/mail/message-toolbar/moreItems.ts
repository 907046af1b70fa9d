import type { UiStrings } from '../../foundation/strings/UiStrings.ts';

/** One item of the menu *More*. */
export type MoreItemName = keyof UiStrings['messageToolbar']['items'];

/** Items of the *More* menu of the list and of a message, with the numbers that permissions and settings use for them. */
export const MORE_ITEM_IDS = {
  reply: 1,
  forward: 2,
  forwardAsAttachment: 3,
  replyAll: 4,
  sendAgain: 5,
  download: 6,
  delete: 7,
  header: 8,
  notSpam: 9,
  expunge: 10,
  reject: 11,
  addToWhitelist: 12,
  source: 13,
  addContact: 14,
  block: 15,
  showText: 16,
  showHtml: 17,
  filterLike: 18,
} as const satisfies Record<MoreItemName, number>;

/** Input that decides which items the *More* menu has. */
export interface MoreSituation {
  /** Place of the menu: `list` acts on the selected messages, `reading` on the open one. */
  place: 'list' | 'reading';
  /** Raw name of the folder that is shown. */
  folder: string;
  /** Forwarding is allowed (`is_fwmail`). */
  canForward: boolean;
  /** Downloading is allowed (`is_maildownload`). */
  canDownload: boolean;
  /** Mail may be written from this mailbox. @default true */
  canSend?: boolean | undefined;
  /** Mail of this mailbox may be changed, and its senders judged. @default true */
  canChange?: boolean | undefined;
  /** Filter rules can be made here: they belong to the user's own mailbox. @default false */
  canFilter?: boolean | undefined;
  /** Nothing may be deleted (`disable_delete_button`). */
  hidesDelete: boolean;
  /** The toolbar has a button that deletes (`change_delete_button`). */
  showsToolbarDelete: boolean;
  /** *Move to* has a folder to offer. */
  canMove: boolean;
  /** Size of the message, or of the largest selected one, in bytes. */
  size: number;
  /** View of the open message. */
  view?: 'html' | 'text' | undefined;
  /**
   * Whether the open message has an HTML body.
   * @default false
   */
  hasHtml?: boolean | undefined;
}

/** Item of the *More* menu. */
export interface MoreItem {
  id: number;
  name: MoreItemName;
  isDisabled: boolean;
  /** Whether the item deletes messages. */
  isDangerous: boolean;
}

/** Size from which a message is too large to be rejected, in bytes. */
export const REJECT_LIMIT = 2_048_000;

/** Menu order: replies, download and source, views, sender, and last rejecting and deleting. */
const order = [
  'reply',
  'replyAll',
  'forward',
  'forwardAsAttachment',
  'sendAgain',
  'download',
  'header',
  'source',
  'showText',
  'showHtml',
  'addContact',
  'addToWhitelist',
  'notSpam',
  'block',
  'filterLike',
  'reject',
  'delete',
  'expunge',
] as const satisfies readonly MoreItemName[];

const forwards = new Set<MoreItemName>(['forward', 'forwardAsAttachment', 'sendAgain']);
const deletes = new Set<MoreItemName>(['delete', 'expunge']);
const sends = new Set<MoreItemName>(['reply', 'replyAll', 'forward', 'forwardAsAttachment', 'sendAgain']);
const changes = new Set<MoreItemName>(['notSpam', 'addToWhitelist', 'addContact', 'block', 'reject', 'delete', 'expunge']);
const inDrafts = new Set<MoreItemName>(['download', 'delete', 'header']);
const inSpam = new Set<MoreItemName>(['notSpam', 'addToWhitelist']);

/**
 * Returns the items of the *More* menu, in order.
 *
 * @example
 * moreItems({ place: 'list', folder: 'INBOX', canForward: true, canDownload: true, hidesDelete: false, showsToolbarDelete: true, canMove:
 * true, size: 0 })
 */
export function moreItems(situation: MoreSituation): readonly MoreItem[] {
  return order
    .filter((name) => isOffered(name, situation))
    .map((name) => ({
      id: MORE_ITEM_IDS[name],
      name,
      isDisabled: name === 'showHtml' && !(situation.hasHtml && situation.view === 'text'),
      isDangerous: deletes.has(name),
    }));
}

function isOffered(name: MoreItemName, situation: MoreSituation): boolean {
  const { place, folder, canForward, canDownload, hidesDelete, showsToolbarDelete, view } = situation;
  if ((situation.canSend === false && sends.has(name)) || (situation.canChange === false && changes.has(name))) return false;
  if (place === 'list' && folder === 'Drafts' && !inDrafts.has(name)) return false;
  if (forwards.has(name)) return canForward;
  if (inSpam.has(name)) return folder === 'Spam';
  // Rules act on arriving messages.
  if (name === 'filterLike') return situation.canFilter === true && folder !== 'Drafts' && folder !== 'Sent';
  if (name === 'download') return canDownload;
  if (name === 'delete') return !hidesDelete;
  // Where the toolbar has a button that deletes, nothing goes for good past it.
  if (name === 'expunge') return !hidesDelete && !showsToolbarDelete;
  if (name === 'reject') return canReject(situation);
  if (name === 'showText') return place === 'reading' && view === 'html';
  if (name === 'showHtml') return place === 'reading';
  return true;
}

function canReject({ place, folder, canMove, size }: MoreSituation): boolean {
  const isThere = place === 'list' ? folder !== 'Drafts' && folder !== 'Sent' : folder === 'Spam';
  return isThere && canMove && size < REJECT_LIMIT;
}
