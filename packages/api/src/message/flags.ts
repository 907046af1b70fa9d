/** Flag colors, red first. */
export const flagColors = ['red', 'green', 'orange', 'blue', 'pink', 'cyan', 'yellow', 'purple', 'grey'] as const;

export type FlagColor = (typeof flagColors)[number];

/** Flags of a message, in code names. */
export interface MessageFlags {
  isRead: boolean;
  isAnswered: boolean;
  isForwarded: boolean;
  isScheduled: boolean;
  isUrgent: boolean;
  isBurn: boolean;
  hasAttachment: boolean;
  /** The color of the flag, only one at a time. `null` if the message isn't flagged. */
  flagColor: FlagColor | null;
}

/** Returns the wire name of a flag color. Red is the IMAP flag, the other eight are keywords. */
export const flagColorName = (color: FlagColor): string =>
  color === 'red' ? '\\flagged' : color === 'grey' ? 'umail-gray' : `umail-${color}`;

const names = {
  isRead: '\\Seen',
  isAnswered: 'Answered',
  isForwarded: 'umail-forword',
  isScheduled: 'umail-schedule',
  isUrgent: 'umail-emergent',
  isBurn: 'umail-burn',
  hasAttachment: 'umail-attach',
} as const satisfies Partial<Record<keyof MessageFlags, string>>;

/** Wire name of each boolean flag. */
export const flagNames: Readonly<Record<keyof typeof names, string>> = names;

/** Decodes wire flags. Ignores unknown names, including tags. */
export function decodeFlags(flags: readonly string[]): MessageFlags {
  const has = new Set(flags);
  return {
    isRead: has.has(names.isRead),
    isAnswered: has.has(names.isAnswered),
    isForwarded: has.has(names.isForwarded),
    isScheduled: has.has(names.isScheduled),
    isUrgent: has.has(names.isUrgent),
    isBurn: has.has(names.isBurn),
    hasAttachment: has.has(names.hasAttachment),
    flagColor: flagColors.find((color) => has.has(flagColorName(color))) ?? null,
  };
}

/** Encodes flags as wire names. */
export function encodeFlags(flags: MessageFlags): string[] {
  const written: string[] = [];
  for (const [key, name] of Object.entries(names)) if (flags[key as keyof typeof names]) written.push(name);
  if (flags.flagColor) written.push(flagColorName(flags.flagColor));
  return written;
}

/** State of a message in the state column of the list. */
export type DisplayState = 'unread' | 'read' | 'replied' | 'forwarded' | 'replied-and-forwarded' | 'scheduled' | 'not-found';

/** Returns the display state of a row. Moved messages come first, then scheduled, then unread ones. */
export function displayState(
  row: Pick<MessageFlags, 'isRead' | 'isAnswered' | 'isForwarded' | 'isScheduled'> & { isMoved?: boolean | undefined },
): DisplayState {
  if (row.isMoved) return 'not-found';
  if (row.isScheduled) return 'scheduled';
  if (!row.isRead) return 'unread';
  if (row.isAnswered && row.isForwarded) return 'replied-and-forwarded';
  if (row.isAnswered) return 'replied';
  return row.isForwarded ? 'forwarded' : 'read';
}
