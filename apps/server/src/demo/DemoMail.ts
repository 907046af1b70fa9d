import type { FlagColor } from '@jinshu/api';
import type { DemoFile } from './files.ts';
import type { OwnFolder, OwnTag, PartyKey } from './organisation.ts';

/** How Lin Yue's copy stands in her mailbox. What is left out follows from age and conversation. */
export interface CopyMarks {
  folder?: OwnFolder | 'Spam' | 'Trash';
  isUnread?: boolean;
  flag?: FlagColor;
  tags?: OwnTag[];
  remark?: string;
  isForwarded?: boolean;
}

/** One mail of the demo. */
export interface DemoMail extends CopyMarks {
  /** Days before today; 0 is today. */
  day: number;
  /** Time of the day. Today it only orders the mails: they are spread over what has passed of the day. */
  time: string;
  from: PartyKey;
  to: PartyKey[];
  cc?: PartyKey[];
  subject: string;
  /** The small markup of `renderText.ts`. */
  text: string;
  /** `plain` mails have no HTML; a `letter` is one person's, a `bulletin` has a heading and a footer of its own. @default 'letter' */
  look?: 'plain' | 'letter' | 'bulletin';
  files?: DemoFile[];
  /** The mail that this one answers. */
  answers?: DemoMail;
  isUrgent?: boolean;
  wantsReceipt?: boolean;
  /** Robots work on weekends too. */
  isAutomatic?: boolean;
  /** An address that refuses the mail, to be seen in the delivery status. */
  refused?: { address: string; name: string; reason: string };
}

/** What one turn of a conversation says. */
type Turn = Omit<DemoMail, 'subject' | 'answers'> & { subject?: string };

/** A conversation: every turn answers the one before it. */
export function conversation(subject: string, turns: readonly Turn[]): DemoMail[] {
  const mails: DemoMail[] = [];
  for (const turn of turns) {
    const before = mails.at(-1);
    mails.push({ ...turn, subject: turn.subject ?? (before ? `Re: ${subject}` : subject), ...(before && { answers: before }) });
  }
  return mails;
}
