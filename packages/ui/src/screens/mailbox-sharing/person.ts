/** Access level in a shared mailbox. Each level includes those before it. */
export type SharingLevel = 'read' | 'send' | 'write' | 'full';

/** The levels, from the lowest. */
export const sharingLevels: readonly SharingLevel[] = ['read', 'send', 'write', 'full'];

/** A single permission that a level includes. */
export type ShareRight = 'read' | 'send' | 'organize' | 'unlock';

/** The permissions, each with the first level that includes it. */
export const shareRights: readonly { right: ShareRight; from: SharingLevel }[] = [
  { right: 'read', from: 'read' },
  { right: 'send', from: 'send' },
  { right: 'organize', from: 'write' },
  { right: 'unlock', from: 'full' },
];

/** Whether a level includes a permission. */
export const includes = (level: SharingLevel, from: SharingLevel): boolean => sharingLevels.indexOf(from) <= sharingLevels.indexOf(level);

/** Colleague who may use the user's mailbox. */
export interface SharePerson {
  id: string;
  name: string;
  /** Finds the photo. */
  address?: string | undefined;
  /** Department and position, or the address. */
  detail: string;
  level: SharingLevel;
  /** Time of the last use, as text. */
  usage: string;
  /** The colleague is in the mailbox now. */
  isInUse: boolean;
}

/** Mailbox of others that the user may open. */
export interface OpenMailbox {
  id: string;
  name: string;
  address: string;
  level: SharingLevel;
  /** Number of unread messages. */
  unread: number;
}
