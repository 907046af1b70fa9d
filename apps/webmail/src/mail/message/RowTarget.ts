import type { Mails } from './Mails.ts';

/** Messages that a popover applies to, and its anchor. */
export interface RowTarget extends Mails {
  /** Kind of popover: menu, flag, tags, remark, target folder, or sender card opened by pointer or by key. */
  kind: 'menu' | 'flag' | 'tag' | 'remark' | 'move' | 'sender' | 'senderByKey';
  anchor: HTMLElement;
}
