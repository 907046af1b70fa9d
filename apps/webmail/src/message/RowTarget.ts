import type { Mails } from './Mails.ts';

/** Mails that something is asked about, and where the question stands. */
export interface RowTarget extends Mails {
  /** What is asked: what to do, a flag, tags, the remark, where to move to, or who wrote, by pointer or by key. */
  kind: 'menu' | 'flag' | 'tag' | 'remark' | 'move' | 'sender' | 'senderByKey';
  anchor: HTMLElement;
}
