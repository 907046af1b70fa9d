import { readFileSync } from 'node:fs';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { TestCertificate } from './makeCertificate.ts';

/** Message received by the sink. */
export interface SunkMail {
  mailFrom: string;
  recipients: string[];
  /** It was announced as one with addresses beyond ASCII (RFC 6531). */
  isUtf8: boolean;
  raw: Buffer;
  /** Name that the client logged in by; empty without a login. */
  user: string;
}

/** Behavior of the external server. */
export interface SmtpSinkOptions {
  port?: number;
  /** SMTP extensions it does not support. */
  hides?: readonly ('SMTPUTF8' | '8BITMIME')[];
  /** Whether it offers STARTTLS, with an untrusted certificate. */
  hasTls?: boolean;
  /** Certificate for TLS: from the first byte, or by STARTTLS with `hasTls`. */
  certificate?: TestCertificate;
  /** Login that it asks for. */
  login?: { user: string; password: string };
}

/** A mail server of the outside world, for tests: it keeps what it is given. */
export interface SmtpSink {
  port: number;
  mails: SunkMail[];
  /** Changes the password of its login. */
  setPassword(password: string): void;
  /** Sets the response to recipients from now on: a status and text, or null to accept. */
  answerRecipient(answer: (address: string) => { status: number; words: string } | null): void;
  /** Sets the response to whole messages from now on. */
  answerMail(answer: () => { status: number; words: string } | null): void;
  /** Receives the next `count` messages and closes the connection before responding. */
  cutAfterData(count: number): void;
  /** Delays the responses to whole messages until the promise settles. */
  holdMails(until: Promise<void>): void;
  /** Waits until this number of messages is waiting for a response. */
  waitForHeld(count: number): Promise<void>;
  /** Waits until this number of messages has been received. */
  waitFor(count: number): Promise<SunkMail[]>;
  stop(): Promise<void>;
}

const refusal = ({ status, words }: { status: number; words: string }) => Object.assign(new Error(words), { responseCode: status });

/** Starts a sink on a free port of loopback. */
export async function startSmtpSink({ port = 0, hides = [], hasTls = false, certificate, login }: SmtpSinkOptions = {}): Promise<SmtpSink> {
  const mails: SunkMail[] = [];
  const waiting: { count: number; resolve(mails: SunkMail[]): void }[] = [];
  let recipientAnswer: (address: string) => { status: number; words: string } | null = () => null;
  let mailAnswer: () => { status: number; words: string } | null = () => null;
  let held: Promise<void> | null = null;
  let heldCount = 0;
  let cuts = 0;
  let password = login?.password;
  const waitingForHeld: { count: number; resolve(): void }[] = [];
  const server = new SMTPServer({
    authOptional: !login,
    allowInsecureAuth: true,
    disabledCommands: [...(login ? [] : ['AUTH']), ...(hasTls ? [] : ['STARTTLS'])],
    ...(certificate && { secure: !hasTls, cert: readFileSync(certificate.cert), key: readFileSync(certificate.key) }),
    onAuth: (auth, _session, callback) => {
      if (auth.username === login?.user && auth.password === password) callback(null, { user: auth.username });
      else callback(Object.assign(new Error('5.7.8 Authentication failed'), { responseCode: 535 }));
    },
    ...Object.fromEntries(hides.map((name) => [`hide${name}`, true])),
    disableReverseLookup: true,
    hideENHANCEDSTATUSCODES: true,
    logger: false,
    onRcptTo: ({ address }, _session, callback) => {
      const answer = recipientAnswer(address);
      callback(answer ? refusal(answer) : null);
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        if (held) {
          heldCount += 1;
          for (const one of waitingForHeld) if (heldCount >= one.count) one.resolve();
          await held;
        }
        const answer = mailAnswer();
        if (answer) return callback(refusal(answer));
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          mailFrom: mailFrom ? mailFrom.address : '',
          recipients: rcptTo.map(({ address }) => address),
          isUtf8: mailFrom ? Boolean(mailFrom.args && 'SMTPUTF8' in mailFrom.args) : false,
          raw: Buffer.concat(chunks),
          user: typeof session.user === 'string' ? session.user : '',
        });
        if (cuts > 0) {
          cuts -= 1;
          for (const socket of sockets) socket.destroy();
        }
        for (const one of waiting) if (mails.length >= one.count) one.resolve(mails);
        callback(null, 'taken');
      });
    },
  });
  server.on('error', () => undefined);
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    setPassword: (next) => {
      password = next;
    },
    answerRecipient: (answer) => {
      recipientAnswer = answer;
    },
    answerMail: (answer) => {
      mailAnswer = answer;
    },
    cutAfterData: (count) => {
      cuts = count;
    },
    holdMails: (until) => {
      held = until;
    },
    waitForHeld: (count) => (heldCount >= count ? Promise.resolve() : new Promise((resolve) => waitingForHeld.push({ count, resolve }))),
    waitFor: (count) => (mails.length >= count ? Promise.resolve(mails) : new Promise((resolve) => waiting.push({ count, resolve }))),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
