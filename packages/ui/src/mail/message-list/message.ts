import type { FlagColor } from '../../foundation/theme/SkinTokens.ts';

/** Sender or recipient of a message. */
export interface Person {
  name: string;
  address: string;
  /** Whether the name belongs to another person. It is then never shown without the address. */
  isDoubtful?: boolean | undefined;
}

/** Tag of a message. */
export interface MessageTag {
  id: string;
  name: string;
  /** Stored color of the tag, any CSS hex. */
  color: string;
}

/** Message data for a row of the list. */
export interface Message {
  uid: number;
  /** The folder the uid belongs to, by its raw name. */
  folder: string;
  /** The folder's name for reading, shown with `showsFolder`. @default `folder` */
  folderName?: string | undefined;
  subject: string;
  sender: Person;
  recipients: readonly Person[];
  /** Left out or `null` when the mail bears no date; its arrival is shown then. */
  sentAt?: string | null | undefined;
  arrivedAt: string;
  /** In bytes; left out, the column stays empty. */
  size?: number | undefined;
  isRead: boolean;
  isAnswered?: boolean | undefined;
  isForwarded?: boolean | undefined;
  isScheduled?: boolean | undefined;
  /** The mail is elsewhere by now: the row stays, but can be neither selected nor opened. */
  isMoved?: boolean | undefined;
  flagColor?: FlagColor | null | undefined;
  tags?: readonly MessageTag[] | undefined;
  /** A note to oneself. */
  remark?: string | undefined;
  hasAttachment?: boolean | undefined;
}

/** State shown in the state column; `read` shows nothing. */
export type MessageState = 'unread' | 'read' | 'replied' | 'forwarded' | 'replied-and-forwarded' | 'scheduled' | 'not-found';

/** Returns a key that is unique across folders: uids are unique only in their folder. */
export function messageKey({ folder, uid }: Pick<Message, 'folder' | 'uid'>): string {
  return `${folder}/${uid}`;
}

/** Chooses the state shown, the most pressing first. */
export function messageState(message: Message): MessageState {
  if (message.isMoved) return 'not-found';
  if (message.isScheduled) return 'scheduled';
  if (!message.isRead) return 'unread';
  if (message.isAnswered && message.isForwarded) return 'replied-and-forwarded';
  if (message.isAnswered) return 'replied';
  return message.isForwarded ? 'forwarded' : 'read';
}
