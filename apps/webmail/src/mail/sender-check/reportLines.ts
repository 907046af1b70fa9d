import type { MessageTraits } from '@jinshu/api';
import type { IntlShape } from 'react-intl';
import { senderCheckStrings as s } from './sender-check.strings.ts';

type Report = NonNullable<MessageTraits['report']>;
type Recipient = Report['recipients'][number];

/** One sentence of a report. */
export interface ReportLine {
  key: string;
  tone: 'danger' | 'warning' | 'success' | 'info';
  text: string;
}

/** More people than this are counted out by the report itself. */
const mostNamed = 20;

const kinds = {
  failed: { words: s['report.failed'], tone: 'danger' },
  delayed: { words: s['report.delayed'], tone: 'warning' },
  delivered: { words: s['report.delivered'], tone: 'success' },
  displayed: { words: s['report.displayed'], tone: 'success' },
  deleted: { words: s['report.deleted'], tone: 'info' },
} as const;

const kindOf = ({ action, status }: Recipient): keyof typeof kinds | null => {
  if (action === 'relayed' || action === 'expanded') return 'delivered';
  if (action in kinds) return action as keyof typeof kinds;
  // Some servers say only the number.
  return status.startsWith('5') ? 'failed' : status.startsWith('4') ? 'delayed' : null;
};

/** Returns the text for an enhanced status code (RFC 3463). */
function reasonOf({ status }: Recipient) {
  const [, subject, detail] = status.split('.');
  const code = `${subject}.${detail}`;
  if (code === '2.2') return s['reason.full'];
  if (code === '2.3' || code === '3.4') return s['reason.large'];
  if (subject === '1' || code === '2.1') return s['reason.unknown'];
  if (subject === '7') return s['reason.refused'];
  return subject === '4' ? s['reason.unreachable'] : null;
}

/** Formats a delivery report or a read receipt, with one sentence for each outcome and reason. */
export function reportLines({ recipients }: Report, { formatMessage, formatList }: IntlShape): ReportLine[] {
  const groups = Map.groupBy(
    recipients.filter((recipient) => kindOf(recipient) !== null),
    (recipient) => `${kindOf(recipient)} ${reasonOf(recipient)?.id ?? ''}`,
  );
  return [...groups].map(([key, people]) => {
    const [first] = people as [Recipient];
    const kind = kindOf(first) as keyof typeof kinds;
    const { words, tone } = kinds[kind];
    const reason = kind === 'failed' || kind === 'delayed' ? reasonOf(first) : null;
    const named = formatList(people.slice(0, mostNamed).map(({ address }) => `\u2068${address}\u2069`));
    return { key, tone, text: [formatMessage(words, { people: named }), reason && formatMessage(reason)].filter(Boolean).join(' ') };
  });
}
