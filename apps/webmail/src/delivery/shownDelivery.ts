import { type Delivery, type DeliveryStatus, recallInforms, recallReasons } from '@jinshu/api';
import type { IntlShape } from 'react-intl';
import { composeStrings as s } from '../compose/compose.strings.ts';
import { recallStrings } from '../recall/recall.strings.ts';

/** The fates of a mail as the parts call them. */
export const shownStates = {
  queued: 'queued',
  'in-review': 'inReview',
  quarantined: 'quarantined',
  delivered: 'delivered',
  read: 'read',
  proxy: 'proxy',
  failed: 'failed',
} as const satisfies Record<DeliveryStatus, string>;

const codes: readonly string[] = [...recallReasons, ...recallInforms];
type RecallCode = (typeof recallReasons)[number] | (typeof recallInforms)[number];
const isCode = (text: string): text is RecallCode => codes.includes(text);

/** Why a recall ended as it did: in our words where the server says a code, else in its own. */
export function recallReasonOf({ formatMessage }: Pick<IntlShape, 'formatMessage'>, delivery: Delivery): string | undefined {
  const text = delivery.recallStatus === 'recalled' ? delivery.inform : delivery.recallStatusInfo;
  return isCode(text) ? formatMessage(recallStrings[text]) : text || undefined;
}

/** What the server says in a code, after the number that mail servers give such a fate (RFC 3463). */
const fates = [
  [/^no-relay$/, s.noRelay],
  [/^5\.1\.1 unknown-recipient$/, s.unknownRecipient],
  [/^5\.2\.2 over-quota$/, s.fullMailbox],
  [/^5\.6\.7 address-script$/, s.addressScript],
  [/^4\.4\.7 expired: (?<answer>.*)$/s, s.expired],
  [/^5\.7\.1 rejected: (?<reason>.*)$/s, s.rejectedInReview],
  [/^(?:5\.7\.1 )?level-above-recipient$/, s.belowLevel],
  [/^5\.7\.1 burned$/, s.burned],
] as const;

/** Why a mail is where it is: in our words where the server says a code, else in those of the other server. */
export function fateReasonOf(
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  { statusInfo }: Pick<Delivery, 'statusInfo'>,
): string | undefined {
  for (const [code, message] of fates) {
    const found = code.exec(statusInfo);
    if (found) return formatMessage(message, { ...found.groups });
  }
  return statusInfo || undefined;
}
