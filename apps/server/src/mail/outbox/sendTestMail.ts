import SmtpConnection from 'nodemailer/lib/smtp-connection';
import { composeMessage } from '../../mime/compose/index.ts';
import type { Relay } from '../../platform/config/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { domainOf } from '../recipient/index.ts';
import { readOutgoingWay } from '../relay-setting/index.ts';
import { createConnector } from './connectDirect.ts';
import { createSigner } from './createSigner.ts';
import type { WayOptions } from './keepWay.ts';
import { type SmtpError, wordsOf } from './relayOutcome.ts';
import { sendOver } from './sendOver.ts';
import { signed } from './signing.ts';

/** Result of a test mail. */
export interface TestedWay {
  isAccepted: boolean;
  /** Lines that the other server answered. */
  answers: string[];
  /** Error that ended the attempt without an answer; empty otherwise. */
  failure: string;
}

/** A test ends after this time, whatever the other server does. */
const testMs = 30_000;

/** Returns a log of the answers of the other server. Commands aren't kept: they contain passwords. */
function keepAnswers(answers: string[]) {
  const quiet = () => undefined;
  const debug = (entry: { tnx?: string }, message: string) => {
    if (entry.tnx === 'server') answers.push(...String(message).split(/\r?\n/));
  };
  const logger = { trace: quiet, debug, info: quiet, warn: quiet, error: quiet, fatal: quiet, level: quiet };
  return { logger, transactionLog: true } as unknown as SmtpConnection.Options;
}

async function connectToRelay(
  { host, port, isSecure, mustEncrypt = false, auth }: Relay,
  name: string,
  log: SmtpConnection.Options,
  onOpen: (connection: SmtpConnection) => void,
): Promise<SmtpConnection> {
  const connection = new SmtpConnection({ host, port, secure: isSecure, requireTLS: mustEncrypt, name, ...log });
  onOpen(connection);
  await new Promise<void>((resolve, reject) => {
    connection.on('error', reject);
    connection.once('end', () => reject(new Error('The other server closed the connection.')));
    connection.connect((error) => (error ? reject(error) : resolve()));
  });
  if (auth)
    await new Promise<void>((resolve, reject) =>
      connection.login(auth as SmtpConnection.AuthenticationType, (error) => (error ? reject(error) : resolve())),
    );
  return connection;
}

/** Sends a test mail by the way in force, and returns the answers of the other server (BAK-91). Undefined where there is no way. */
export async function sendTestMail(
  deps: Pick<Deps, 'db' | 'config' | 'now' | 'resolve'>,
  { from, to }: { from: string; to: string },
  { limitMs = testMs, ...paths }: WayOptions & { limitMs?: number } = {},
): Promise<TestedWay | undefined> {
  const { config, now } = deps;
  const way = await readOutgoingWay(deps);
  if (!way.relay && !way.isDirect) return undefined;
  const person = (address: string) => ({ name: '', address });
  const text = 'This message tests the way of outgoing mail.';
  const letter = { from: person(from), to: [person(to)], cc: [], subject: 'Jinshu: test', text, domain: config.domain, date: now() };
  const { raw } = await composeMessage(letter);
  const answers: string[] = [];
  const log = keepAnswers(answers);
  let open: SmtpConnection | undefined;
  const send = async (): Promise<boolean> => {
    open = way.relay
      ? await connectToRelay(way.relay, config.domain, log, (connection) => {
          open = connection;
        })
      : await createConnector(config, { ...paths, resolve: deps.resolve })(domainOf(to), log);
    const sign = createSigner(deps);
    const outcomes = await sendOver(open, { raw, mailFrom: from, recipients: [to] }, { sign: (unsigned) => signed(unsigned, sign) });
    return outcomes.get(to)?.kind === 'accepted';
  };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The other server took more than ${limitMs / 1000} seconds.`)), limitMs);
  });
  const sending = send();
  // It may end after its time: what it opened is closed then.
  void sending.catch(() => undefined).finally(() => open?.close());
  try {
    return { isAccepted: await Promise.race([sending, late]), answers, failure: '' };
  } catch (error) {
    return { isAccepted: false, answers, failure: wordsOf(error as SmtpError) };
  } finally {
    clearTimeout(timer);
    open?.close();
  }
}
