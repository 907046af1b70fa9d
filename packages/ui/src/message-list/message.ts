import type { FlagColour } from '../theme/SkinTokens.ts';

/** Someone who sent or receives a mail. */
export interface Person {
  name: string;
  address: string;
  /** The name is that of somebody else: it never stands without the address. */
  isDoubtful?: boolean | undefined;
}

/** A tag as a mail carries it. */
export interface MessageTag {
  id: string;
  name: string;
  /** The tag's stored colour, any CSS hex. */
  color: string;
}

/** What a row of the list shows of a mail. */
export interface Message {
  uid: number;
  /** The folder the uid belongs to, by its raw name. */
  folder: string;
  /** The folder's name for reading. */
  folderName: string;
  subject: string;
  sender: Person;
  recipients: readonly Person[];
  /** `null` when the mail bears no date; its arrival is shown then. */
  sentAt: string | null;
  arrivedAt: string;
  size: number;
  isRead: boolean;
  isAnswered: boolean;
  isForwarded: boolean;
  isScheduled: boolean;
  /** The mail is elsewhere by now: the row stays, but can be neither selected nor opened. */
  isMoved: boolean;
  flagColor: FlagColour | null;
  tags: readonly MessageTag[];
  /** A note to oneself; empty when there is none. */
  remark: string;
  hasAttachment: boolean;
}

/** The one thing the state column says about a mail; `read` shows nothing. */
export type MessageState = 'unread' | 'read' | 'replied' | 'forwarded' | 'replied-and-forwarded' | 'scheduled' | 'not-found';

/** Names a row across folders: uids are counted in each folder anew. */
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
