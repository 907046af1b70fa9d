import type { FlagColor } from '@jinshu/api';
import type { DemoFile } from './files.ts';
import type { OwnFolder, OwnTag, PartyKey } from './organisation.ts';

/** State of Lin Yue's copy in her mailbox. Omitted fields follow from its age and conversation. */
export interface CopyMarks {
  folder?: OwnFolder | 'Spam' | 'Trash';
  isUnread?: boolean;
  flag?: FlagColor;
  tags?: OwnTag[];
  remark?: string;
  isForwarded?: boolean;
}

/** Message of the demo. */
export interface DemoMail extends CopyMarks {
  /** Days before today; 0 is today. */
  day: number;
  /** Time of day. For today's messages it only sets the order: they are spread over the elapsed part of the day. */
  time: string;
  from: PartyKey;
  to: PartyKey[];
  cc?: PartyKey[];
  subject: string;
  /** The small markup of `renderText.ts`. */
  text: string;
  /** Style of the message: `plain` has no HTML, `letter` is personal, `bulletin` has its own heading and footer. @default 'letter' */
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

/** One message of a conversation. */
type Turn = Omit<DemoMail, 'subject' | 'answers'> & { subject?: string };

/** Creates a conversation in which each message replies to the previous one. */
export function conversation(subject: string, turns: readonly Turn[]): DemoMail[] {
  const mails: DemoMail[] = [];
  for (const turn of turns) {
    const before = mails.at(-1);
    mails.push({ ...turn, subject: turn.subject ?? (before ? `Re: ${subject}` : subject), ...(before && { answers: before }) });
  }
  return mails;
}
