import nodemailer from 'nodemailer';
import SmtpConnection from 'nodemailer/lib/smtp-connection';
import type { Config } from '../../platform/config/index.ts';
import { DomainPace } from './DomainPace.ts';
import { isInternational, withPlainHeader } from './plainHeader.ts';
import { noSmtpUtf8, outcomesOf, type RelayOutcome, type SmtpError, wordsOf } from './relayOutcome.ts';
import { keyFor, type Signer, signerOfSettings } from './signing.ts';

/** An outgoing message. */
export interface RelayedMail {
  raw: Buffer;
  mailFrom: string;
  recipients: readonly string[];
  /** Whether another organization's message is only forwarded, or sent to members of a list: it keeps its signature and doesn't get our signature. */
  isPassedOn?: boolean | undefined;
}

/** Transport for mail leaving the organization. */
export interface RelayTransport {
  /** Limits parallel deliveries per domain. */
  pace: DomainPace;
  send(mail: RelayedMail): Promise<Map<string, RelayOutcome>>;
  close(): void;
}

/** Timeouts of the next server: for the connection with its greeting, and for each later response. */
export interface RelayTimes {
  connectMs: number;
  answerMs: number;
}

const extensionsMs = 60_000;

/** Asks a server what it offers, once in a while: whether addresses may be in any script is known before the first of them is named. */
function askExtensions(options: SmtpConnection.Options): () => Promise<readonly string[]> {
  let known: { until: number; offered: Promise<readonly string[]> } | null = null;
  const ask = () =>
    new Promise<readonly string[]>((resolve, reject) => {
      const connection = new SmtpConnection(options);
      connection.once('error', reject);
      connection.connect((error) => {
        if (error) return reject(error);
        resolve((connection as unknown as { _supportedExtensions: string[] })._supportedExtensions);
        connection.quit();
      });
    });
  return () => {
    if (known && known.until > Date.now()) return known.offered;
    const offered = ask();
    known = { until: Date.now() + extensionsMs, offered };
    offered.catch(() => {
      known = null;
    });
    return offered;
  };
}

/** Opens the way to the relay, and signs what leaves when there is a key; null without a relay. */
export function openRelay(
  config: Pick<Config, 'smtp' | 'dkim' | 'domain'>,
  { connectMs, answerMs }: RelayTimes = { connectMs: 30_000, answerMs: 120_000 },
  sign: Signer = signerOfSettings(config),
): RelayTransport | null {
  const { relay } = config.smtp;
  if (!relay) return null;
  const options = {
    host: relay.host,
    port: relay.port,
    secure: relay.isSecure,
    ...(relay.mustEncrypt && { requireTLS: true }),
    name: config.domain,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: answerMs,
  };
  const transport = nodemailer.createTransport({
    ...options,
    pool: true,
    maxConnections: 4,
    // Retry only once, for an idle connection that turns out to be closed. Further retries follow the outbox's own delays.
    maxRequeues: 1,
    ...(relay.auth && { auth: relay.auth }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const extensions = askExtensions(options);

  const handOver = async (
    { raw, mailFrom, isPassedOn }: Omit<RelayedMail, 'recipients'>,
    recipients: readonly string[],
    outcomes: Map<string, RelayOutcome>,
  ): Promise<void> => {
    const key = isPassedOn ? undefined : await keyFor(raw, sign);
    const message = { raw, envelope: { from: mailFrom, to: [...recipients] }, ...(key && { dkim: key }) };
    const answers = await outcomesOf(recipients, () => transport.sendMail(message));
    for (const [recipient, outcome] of answers) outcomes.set(recipient, outcome);
  };

  return {
    pace: new DomainPace(),
    async send({ raw, mailFrom, recipients, isPassedOn }) {
      const outcomes = new Map<string, RelayOutcome>();
      const plain = recipients.filter((recipient) => !isInternational(recipient));
      const international = recipients.filter(isInternational);
      if (plain.length > 0) await handOver({ raw: withPlainHeader(raw), mailFrom, isPassedOn }, plain, outcomes);
      if (international.length > 0) {
        try {
          const offers = (await extensions()).includes('SMTPUTF8');
          if (offers) await handOver({ raw, mailFrom, isPassedOn }, international, outcomes);
          else for (const recipient of international) outcomes.set(recipient, noSmtpUtf8);
        } catch (error) {
          for (const recipient of international) outcomes.set(recipient, { kind: 'deferred', words: wordsOf(error as SmtpError) });
        }
      }
      return outcomes;
    },
    close: () => transport.close(),
  };
}
