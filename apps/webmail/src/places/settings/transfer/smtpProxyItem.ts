import type { SmtpProxy } from '@jinshu/api';
import type { SmtpProxyItem } from '@jinshu/ui/smtp-proxy-list';
import type { IntlShape } from 'react-intl';
import { describeRefusal } from '../serverRefusal.ts';
import { timeText } from '../timeText.ts';
import { smtpProxyStrings as s } from './smtp-proxy.strings.ts';

type Intl = Pick<IntlShape, 'formatMessage' | 'formatDate' | 'messages'>;

function problemOf(intl: Intl, { isActive, statusInfo, failedAt }: SmtpProxy, now: Date): string | undefined {
  if (!isActive || statusInfo === '' || failedAt === null) return undefined;
  const [reason, ...words] = statusInfo.split(' ');
  return intl.formatMessage(s.failedAt, { problem: describeRefusal(intl, reason, words.join(' ')), time: timeText(intl, failedAt, now) });
}

/** Converts an SMTP proxy to a row of the list, in the user's language. */
export function smtpProxyItemOf(intl: Intl, proxy: SmtpProxy, { now, isVerifying }: { now: Date; isVerifying: boolean }): SmtpProxyItem {
  const { id, email, server, port, usesSsl, needsAuth, isActive } = proxy;
  const { formatMessage } = intl;
  const problem = problemOf(intl, proxy, now);
  const parts = [
    formatMessage(s.server, { server, port: String(port) }),
    usesSsl && formatMessage(s.ssl),
    needsAuth && formatMessage(s.needsAuth),
  ];
  return {
    id: String(id),
    address: email,
    details: parts.filter((part) => part !== false).join(' · '),
    state: isVerifying ? 'verifying' : isActive ? (problem === undefined ? 'on' : 'failed') : 'off',
    isActive,
    problem,
  };
}
