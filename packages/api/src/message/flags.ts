/** The nine colours of a flag, red first (TAG-06). */
export const flagColors = ['red', 'green', 'orange', 'blue', 'pink', 'cyan', 'yellow', 'purple', 'grey'] as const;

export type FlagColor = (typeof flagColors)[number];

/** What the flags of a mail say, in code words. */
export interface MessageFlags {
  isRead: boolean;
  isAnswered: boolean;
  isForwarded: boolean;
  isScheduled: boolean;
  isUrgent: boolean;
  isBurn: boolean;
  hasAttachment: boolean;
  /** One colour at a time (D-113); `null` when the mail is not flagged. */
  flagColor: FlagColor | null;
}

/** The name of a flag colour on the wire (TAG-05): red is the IMAP flag, the other eight are keywords. */
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

/** The wire name of each yes-or-no flag (TAG-05). */
export const flagNames: Readonly<Record<keyof typeof names, string>> = names;

/** Reads wire flags; names that are no flag of ours (tags among them) are passed over. */
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

/** Writes flags as the wire spells them (TAG-05). */
export function encodeFlags(flags: MessageFlags): string[] {
  const written: string[] = [];
  for (const [key, name] of Object.entries(names)) if (flags[key as keyof typeof names]) written.push(name);
  if (flags.flagColor) written.push(flagColorName(flags.flagColor));
  return written;
}

/** What a mail shows in the list's state column (TAG-04). */
export type DisplayState = 'unread' | 'read' | 'replied' | 'forwarded' | 'replied-and-forwarded' | 'scheduled' | 'not-found';

/** The display state of a row (TAG-04): what cannot be opened first, then what waits, then what was not read. */
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
