import SmtpConnection from 'nodemailer/lib/smtp-connection';
import type { Deps } from '../../platform/deps/index.ts';
import { readPolicy } from '../../platform/policy/index.ts';
import { type ForeignServer, findWay, foreignTimes, refusalOf, ServerRefusal } from '../foreign-server/index.ts';

/** Login data of an SMTP server. */
export interface SmtpLogin extends ForeignServer {
  needsAuth: boolean;
  login: string;
  password: string;
}

interface SmtpError extends Error {
  code?: string;
  response?: string;
  responseCode?: number;
}

/** Converts an error of an SMTP connection to the reason why the server can't be used. The library's codes hide those of Node. */
export function smtpRefusal(error: unknown): ServerRefusal {
  if (error instanceof ServerRefusal) return error;
  const { code = '', message = '', response = '', responseCode = 0 } = error as SmtpError;
  const refuse = (...reason: ConstructorParameters<typeof ServerRefusal>) => new ServerRefusal(reason[0], reason[1], { cause: error });
  if (/certificate/i.test(message)) return refuse('untrusted', message.replace(/^Error initiating TLS - /, ''));
  if (code === 'EAUTH') return responseCode >= 400 && responseCode < 500 ? refuse('answer', response) : refuse('login', response);
  if (code === 'ETLS' || /SSL routines|wrong version number/i.test(message)) return refuse('no-encryption', response);
  if (code === 'ETIMEDOUT') return refuse('too-slow');
  if (response !== '' || code === 'EPROTOCOL') return refuse('answer', response);
  return refusalOf(error);
}

const connected = (connection: SmtpConnection) =>
  new Promise<void>((resolve, reject) => {
    connection.once('error', reject);
    connection.once('end', () => reject(new ServerRefusal('unreachable')));
    connection.connect((error) => (error ? reject(error) : resolve()));
  });

const loggedIn = (connection: SmtpConnection, user: string, pass: string) =>
  new Promise<void>((resolve, reject) => {
    if (!connection.allowsAuth) return reject(new ServerRefusal('login'));
    connection.once('error', reject);
    connection.once('end', () => reject(new ServerRefusal('unreachable')));
    connection.login({ user, pass } as SmtpConnection.AuthenticationType, (error) => (error ? reject(error) : resolve()));
  });

/**
 * Connects to an SMTP server and logs in if it asks for that. Certificates are always verified. The caller closes the connection.
 * @throws {ServerRefusal} with the reason if it can't.
 */
export async function openSmtp(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { needsAuth, login, password, ...server }: SmtpLogin,
  signal: AbortSignal,
): Promise<SmtpConnection> {
  let abort: () => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(new ServerRefusal('too-slow'));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
  });
  // Without a listener the promise that lost the race would end the process.
  aborted.catch(() => undefined);
  let connection: SmtpConnection | undefined;
  try {
    const allowsInternal = await readPolicy(db, 'foreign_internal');
    const way = await Promise.race([findWay({ config }, server, { allowsInternal }), aborted]);
    connection = new SmtpConnection({
      host: way.address,
      port: way.port,
      secure: way.usesSsl,
      requireTLS: !way.usesSsl && way.mustEncrypt,
      tls: way.tls,
      name: config.domain,
      connectionTimeout: foreignTimes.connectMs,
      greetingTimeout: foreignTimes.connectMs,
      socketTimeout: foreignTimes.answerMs,
    });
    // Without a listener an error between two commands would end the process. The next command fails with it.
    connection.on('error', () => undefined);
    await Promise.race([connected(connection), aborted]);
    if (needsAuth) await Promise.race([loggedIn(connection, login, password), aborted]);
    return connection;
  } catch (error) {
    connection?.close();
    throw smtpRefusal(error);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
