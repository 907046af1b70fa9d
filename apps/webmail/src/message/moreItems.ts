import type { LoginInfo, MessageRow } from '@jinshu/api';

/** The entries of the More menu that answer a mail or pass it on. */
export const answerItems = ['reply', 'replyAll', 'forward', 'forwardAsAttachment', 'sendAgain'] as const;

/** The entries of the More menu, in their order (RED-11). */
export const moreItems = [
  ...answerItems,
  'download',
  'delete',
  'expunge',
  'notSpam',
  'reject',
  'whitelist',
  'refuse',
  'addContact',
  'header',
  'source',
  'textView',
  'htmlView',
] as const;

export type MoreItem = (typeof moreItems)[number];

/** What a draft can have of it (LST-17). */
const inDrafts: readonly MoreItem[] = ['download', 'delete', 'header'];

/** A larger mail is not returned to its sender (RED-20). */
const rejectableBytes = 2_048_000;

/** How a mail is read that the menu is about. */
export interface ReadingView {
  mode: 'html' | 'text';
  isHtml: boolean;
  onMode: (mode: 'html' | 'text') => void;
}

export interface MoreQuestion {
  info: Pick<LoginInfo, 'canForward' | 'canDownload' | 'hidesDelete' | 'showsToolbarDelete'>;
  /** The folders the mails are in. */
  places: readonly string[];
  rows: readonly Pick<MessageRow, 'size'>[];
  /** Whether there is a folder to move to (RED-19). */
  canMove: boolean;
  /** Present where one mail is read. */
  reading?: ReadingView | undefined;
}

/** Whether More offers something for these mails: the same in a folder, in a search and above a letter (RED-12 to RED-23, LST-14 to LST-17). */
export function isOffered(item: MoreItem, { info, places, rows, canMove, reading }: MoreQuestion): boolean {
  const isSpam = places.length > 0 && places.every((place) => place === 'Spam');
  if (places.includes('Drafts') && !inDrafts.includes(item)) return false;
  switch (item) {
    case 'forward':
    case 'forwardAsAttachment':
    case 'sendAgain':
      return info.canForward;
    case 'download':
      return info.canDownload;
    case 'delete':
      return !info.hidesDelete;
    case 'expunge':
      // Where the toolbar has the button that goes to Trash, nothing goes for good past it.
      return !info.hidesDelete && !info.showsToolbarDelete;
    case 'notSpam':
    case 'whitelist':
      return isSpam;
    case 'reject':
      return (reading ? isSpam : !places.includes('Sent')) && canMove && rows.every(({ size }) => size < rejectableBytes);
    case 'textView':
      return reading?.mode === 'html';
    case 'htmlView':
      return reading !== undefined;
    default:
      return true;
  }
}
