/** What the menu *More* of the list and of a letter can hold, with the numbers that permissions and settings know them by. */
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
} as const;

/** One item of the menu *More*. */
export type MoreItemName = keyof typeof MORE_ITEM_IDS;

/** What decides about the items of the menu *More*. */
export interface MoreSituation {
  /** The list acts on the chosen mails, reading on the one that is open. */
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
  /** Nothing may be deleted (`disable_delete_button`). */
  hidesDelete: boolean;
  /** The toolbar has a button that deletes (`change_delete_button`). */
  showsToolbarDelete: boolean;
  /** *Move to* has a folder to offer. */
  canMove: boolean;
  /** Bytes of the mail, or of the largest that is chosen. */
  size: number;
  /** How the open letter is shown. */
  view?: 'html' | 'text' | undefined;
  /** The open letter has an HTML body. @default false */
  hasHtml?: boolean | undefined;
}

/** An item as it stands in the menu. */
export interface MoreItem {
  id: number;
  name: MoreItemName;
  isDisabled: boolean;
  /** Takes mails away. */
  isDangerous: boolean;
}

/** A mail of this many bytes is too large to be sent back. */
export const REJECT_LIMIT = 2_048_000;

/** As they stand in the menu: answers, files, what the sender is, views, and last what takes mails away. */
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
 * The items that stand in the menu *More*, in order.
 *
 * @example
 * moreItems({ place: 'list', folder: 'INBOX', canForward: true, canDownload: true, hidesDelete: false, showsToolbarDelete: true, canMove: true, size: 0 })
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
