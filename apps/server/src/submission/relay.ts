import nodemailer from 'nodemailer';
import type { Config } from '../config.ts';

/** What the next server said to one recipient. */
export type RelayOutcome =
  | { kind: 'accepted'; words: string }
  | { kind: 'refused'; words: string }
  /** It may go well another time. */
  | { kind: 'deferred'; words: string };

/** The way out of the organisation. */
export interface RelayTransport {
  send(mail: { raw: Buffer; mailFrom: string; recipients: readonly string[] }): Promise<Map<string, RelayOutcome>>;
  close(): void;
}

interface SmtpError extends Error {
  code?: string | undefined;
  recipient?: string | undefined;
  responseCode?: number | undefined;
  response?: string | undefined;
  rejectedErrors?: SmtpError[] | undefined;
}

const wordsOf = (error: SmtpError) => (error.response ?? error.message).replace(/\s+/g, ' ').trim().slice(0, 400);

/** Trouble between us and the relay says nothing about the mail: it is tried again whatever the status. */
const ours = new Set(['EAUTH', 'ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'ENOAUTH', 'EOAUTH2', 'EPROTOCOL']);

function outcomeOf(error: SmtpError): RelayOutcome {
  const isFinal = error.responseCode !== undefined && error.responseCode >= 500 && !ours.has(error.code ?? '');
  return { kind: isFinal ? 'refused' : 'deferred', words: wordsOf(error) };
}

/** Opens the way to the relay, and signs what leaves when there is a key (RFC 6376); null without a relay. */
export function openRelay({ smtp: { relay }, dkim, domain }: Config): RelayTransport | null {
  if (!relay) return null;
  const transport = nodemailer.createTransport({
    pool: true,
    maxConnections: 4,
    // Once more when an idle connection turns out to be closed; beyond that the outbox has its own pauses.
    maxRequeues: 1,
    host: relay.host,
    port: relay.port,
    secure: relay.isSecure,
    ...(relay.auth && { auth: relay.auth }),
    name: domain,
    connectionTimeout: 30_000,
    greetingTimeout: 30_000,
    socketTimeout: 120_000,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim && { dkim: { domainName: domain, keySelector: dkim.selector, privateKey: dkim.key } }),
  });
  return {
    async send({ raw, mailFrom, recipients }) {
      const outcomes = new Map<string, RelayOutcome>();
      try {
        const info = await transport.sendMail({ raw, envelope: { from: mailFrom, to: [...recipients] } });
        for (const recipient of recipients) outcomes.set(recipient, { kind: 'accepted', words: info.response.slice(0, 400) });
        for (const error of (info as unknown as SmtpError).rejectedErrors ?? [])
          if (error.recipient) outcomes.set(error.recipient, outcomeOf(error));
      } catch (caught) {
        const error = caught as SmtpError;
        for (const recipient of recipients) outcomes.set(recipient, outcomeOf(error));
        for (const one of error.rejectedErrors ?? []) if (one.recipient) outcomes.set(one.recipient, outcomeOf(one));
      }
      return outcomes;
    },
    close: () => transport.close(),
  };
}
