import type SmtpConnection from 'nodemailer/lib/smtp-connection';
import { envelopeAddress, isInternational, withPlainHeader } from './plainHeader.ts';
import type { RelayedMail } from './relay.ts';
import { noSmtpUtf8, outcomesOf, type RelayOutcome, type SentInfo, type SmtpError } from './relayOutcome.ts';

const sendBy = (connection: SmtpConnection, { raw, mailFrom, recipients }: RelayedMail) =>
  new Promise<SentInfo>((resolve, reject) => {
    const envelope = {
      from: envelopeAddress(mailFrom),
      to: recipients.map(envelopeAddress),
      use8BitMime: raw.some((byte) => byte >= 0x80),
    };
    connection.send(envelope, raw, (error, info) => (error ? reject(error) : resolve(info)));
  });

/** Sends a message over an open connection, to addresses in any script separately. Signs it if `sign` is given. */
export async function sendOver(
  connection: SmtpConnection,
  mail: RelayedMail,
  { sign = async (raw) => raw, onError }: { sign?: (raw: Buffer) => Promise<Buffer>; onError?: (error: SmtpError) => void } = {},
): Promise<Map<string, RelayOutcome>> {
  const outcomes = new Map<string, RelayOutcome>();
  const { international = [], plain = [] } = Object.groupBy(mail.recipients, (address) =>
    isInternational(address) ? 'international' : 'plain',
  );
  const isOffered = (connection as unknown as { _supportedExtensions: string[] })._supportedExtensions.includes('SMTPUTF8');
  const send = async (unsigned: Buffer, recipients: readonly string[]) => {
    const raw = await sign(unsigned);
    const found = await outcomesOf(recipients, () => sendBy(connection, { raw, mailFrom: mail.mailFrom, recipients }), onError);
    for (const [recipient, outcome] of found) outcomes.set(recipient, outcome);
  };
  if (plain.length > 0) await send(withPlainHeader(mail.raw), plain);
  if (international.length > 0 && isOffered) await send(mail.raw, international);
  else for (const recipient of international) outcomes.set(recipient, noSmtpUtf8);
  return outcomes;
}
