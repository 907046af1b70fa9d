import { causeOf, type Delivery, type DeliveryCause, type DeliveryStatus, isHandedOn, recallInforms, recallReasons } from '@jinshu/api';
import type { IntlShape } from 'react-intl';
import { composeStrings as s } from '../draft/index.ts';
import { recallStrings } from '../recall/recall.strings.ts';

/** Delivery states by their names in the components. */
const shownStates = {
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

/** Returns the reason for the result of a recall. Codes are translated; other text is returned as the server sent it. */
export function recallReasonOf({ formatMessage }: Pick<IntlShape, 'formatMessage'>, delivery: Delivery): string | undefined {
  const text = delivery.recallStatus === 'recalled' ? delivery.inform : delivery.recallStatusInfo;
  return isCode(text) ? formatMessage(recallStrings[text]) : text || undefined;
}

/** Status codes of our server, each after its enhanced status code (RFC 3463). */
const fates = [
  [/^no-relay$/, s.noRelay],
  [/^5\.1\.1 unknown-recipient$/, s.unknownRecipient],
  [/^5\.2\.2 over-quota$/, s.fullMailbox],
  [/^5\.6\.7 address-script$/, s.addressScript],
  [/^5\.7\.1 rejected: (?<reason>.*)$/s, s.rejectedInReview],
  [/^(?:5\.7\.1 )?level-above-recipient$/, s.belowLevel],
  [/^5\.7\.1 burned$/, s.burned],
  [/^smtp-proxy-off$/, s.proxyOff],
  [/^5\.4\.4 smtp-proxy-gone$/, s.proxyGone],
] as const;

/** Our text for the response of another server. */
const causes = {
  'unknown-recipient': s.unknownRecipient,
  'full-mailbox': s.fullMailbox,
  unreachable: s.unreachable,
  insecure: s.insecure,
  'put-off': s.putOff,
  'refused-there': s.refusedThere,
} as const satisfies Record<DeliveryCause, unknown>;

/** Status of a message that expired, with the last server response. */
const expired = /^4\.4\.7 expired: (?<answer>.*)$/s;

/** Status of a message whose delivery an administrator gave up, with the last server response. */
const givenUp = /^5\.0\.0 given-up(?:: (?<answer>.*))?$/s;

/** Status of a message whose SMTP proxy failed, with the reason and the server's response. */
const proxyFailed = /^smtp-proxy-failed \S+ ?(?<answer>.*)$/s;

/** Reason for a delivery state, and the original response of another server as details. */
export interface FateReason {
  reason?: string | undefined;
  details?: string | undefined;
}

/** Returns the reason for a delivery state as our text, with the response of another server as details. */
export function fateReasonOf(
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  { status, statusInfo, recipient }: Pick<Delivery, 'statusInfo'> & Partial<Pick<Delivery, 'status' | 'recipient'>>,
): FateReason {
  for (const [code, message] of fates) {
    const found = code.exec(statusInfo);
    if (found) return { reason: formatMessage(message, { ...found.groups }) };
  }
  if (statusInfo === '') return {};
  if (status === 'delivered') {
    if (!isHandedOn({ status, statusInfo })) return {};
    const domain = recipient?.slice(recipient.lastIndexOf('@') + 1) ?? '';
    return { reason: formatMessage(s.handedOver, { domain }), details: statusInfo };
  }
  if (status === 'proxy') return { reason: formatMessage(s.viaProxy), details: statusInfo };
  if (status === 'read') return {};
  const failure = proxyFailed.exec(statusInfo)?.groups?.answer;
  if (failure !== undefined) return { reason: formatMessage(s.proxyFails), ...(failure !== '' && { details: failure }) };
  const stopped = givenUp.exec(statusInfo);
  if (stopped) return { reason: formatMessage(s.givenUp), ...(stopped.groups?.answer && { details: stopped.groups.answer }) };
  const answer = expired.exec(statusInfo)?.groups?.answer;
  if (answer !== undefined) return { reason: formatMessage(s.expired), ...(answer !== '' && { details: answer }) };
  const cause = causeOf(statusInfo) ?? (status === 'queued' ? 'put-off' : 'refused-there');
  return { reason: formatMessage(causes[cause]), details: statusInfo };
}

/** Returns the delivery state for the components. A message that another server has only accepted isn't shown as delivered. */
export const shownStateOf = (delivery: Pick<Delivery, 'status' | 'statusInfo'>) =>
  isHandedOn(delivery) ? ('handedOver' as const) : shownStates[delivery.status];
