import { ImapFlow } from 'imapflow';
import { foreignTimes, refusalOf, ServerRefusal, type Way } from '../../mail/foreign-server/index.ts';
import type { SourceLogin } from './MailSource.ts';

/** Bytes that a message takes in addition to its content. */
const slackBytes = 65_536;

interface ImapError extends Error {
  authenticationFailed?: boolean;
  responseText?: string;
  responseStatus?: string;
  code?: string;
}

function imapRefusal(error: unknown): ServerRefusal {
  if (error instanceof ServerRefusal) return error;
  const { authenticationFailed, responseText, responseStatus, code, message } = error as ImapError;
  if (authenticationFailed) return new ServerRefusal('login', responseText ?? '', { cause: error });
  if (/STARTTLS/.test(message) && !code) return new ServerRefusal('no-encryption', '', { cause: error });
  if (responseStatus !== undefined) return new ServerRefusal('answer', responseText ?? message, { cause: error });
  return refusalOf(error);
}

/** Awaits the answer of a server. What it refuses is thrown as a `ServerRefusal`. */
export const asked = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw imapRefusal(error);
  }
};

/** Connects and logs in. `signal` breaks the attempt off. */
export async function connectImap(way: Way, { email, password, maxBytes }: SourceLogin, signal?: AbortSignal): Promise<ImapFlow> {
  const client = new ImapFlow({
    host: way.address,
    port: way.port,
    secure: way.usesSsl,
    ...(!way.usesSsl && way.mustEncrypt && { doSTARTTLS: true }),
    ...(way.tls.servername !== undefined && { servername: way.tls.servername }),
    tls: way.tls,
    auth: { user: email, pass: password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: foreignTimes.connectMs,
    greetingTimeout: foreignTimes.connectMs,
    socketTimeout: foreignTimes.answerMs,
    maxLiteralSize: maxBytes + slackBytes,
  });
  // Without a listener an error between two commands would end the process. The next command fails with it.
  client.on('error', () => undefined);
  const abort = () => client.close();
  signal?.addEventListener('abort', abort, { once: true });
  try {
    await asked(client.connect());
  } catch (error) {
    client.close();
    throw error;
  } finally {
    signal?.removeEventListener('abort', abort);
  }
  return client;
}
