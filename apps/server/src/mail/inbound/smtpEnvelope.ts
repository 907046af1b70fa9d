import { createHash } from 'node:crypto';
import type { SMTPServerSession } from 'smtp-server';
import type { SmtpClient } from '../../platform/db/index.ts';
import { normalAddress } from '../recipient/index.ts';

const headerSafe = (text: string) => text.replace(/[^\x21-\x7e]+/g, '');

/** The two lines that the last server writes: where bounces go, and how the mail came here (RFC 5321, 4.4). */
export function traceLines(session: SMTPServerSession, mailFrom: string, host: string, at: Date, id: string): Buffer {
  const from = `${headerSafe(session.hostNameAppearsAs || 'unknown')} ([${headerSafe(session.remoteAddress)}])`;
  const only = session.envelope.rcptTo.length === 1 ? `\r\n\tfor <${session.envelope.rcptTo[0]?.address.replace(/[\r\n<>]/g, '')}>` : '';
  const how = session.secure ? 'ESMTPS' : 'ESMTP';
  return Buffer.from(
    `Return-Path: <${mailFrom.replace(/[\r\n<>]/g, '')}>\r\nReceived: from ${from}\r\n\tby ${host} with ${how} id ${id}${only};\r\n\t${at.toUTCString().replace('GMT', '+0000')}\r\n`,
  );
}

/** Returns the recorded data of the client for checking the sender. */
export const clientOf = ({ remoteAddress, hostNameAppearsAs }: SMTPServerSession, mailFrom: string): SmtpClient => ({
  ip: headerSafe(remoteAddress),
  helo: headerSafe(hostNameAppearsAs || '').slice(0, 255),
  mailFrom: mailFrom.replaceAll('\u0000', '').slice(0, 320),
});

/** Names what a client hands over: for whom, from whom, and every byte as it came. */
export const envelopeHash = (mailFrom: string, recipients: readonly string[], body: Buffer): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([mailFrom, recipients.map(normalAddress).sort()]))
    .update(body)
    .digest();
