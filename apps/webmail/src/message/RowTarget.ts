import type { MessageRow, Uids } from '@jinshu/api';

/** Mails of a folder that something is asked about, and where the question stands. */
export interface RowTarget {
  /** What is asked: a flag, tags, the remark, where to move to, or who wrote, by pointer or by key. */
  kind: 'flag' | 'tag' | 'remark' | 'move' | 'sender' | 'senderByKey';
  folder: string;
  uids: Uids;
  rows: readonly MessageRow[];
  anchor: HTMLElement;
}
