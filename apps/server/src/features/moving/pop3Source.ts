import { ServerRefusal, type Way } from '../../mail/foreign-server/index.ts';
import type { ForeignFolder, ForeignMail, ForeignRef, MailSource, SourceLogin } from './MailSource.ts';
import { Pop3Connection } from './Pop3Connection.ts';

/** Room for a list of a million messages. */
const maximumList = 128 * 1024 * 1024;
/** Bytes that a message takes in addition to its content. */
const slackBytes = 65_536;

const isWord = (text: string) => /^[^\s\p{Cc}]+(?: [^\s\p{Cc}]+)*$/u.test(text);

async function logIn(connection: Pop3Connection, { email, password }: SourceLogin): Promise<void> {
  // A line break would be another command.
  if (!isWord(email) || /[\r\n]/.test(password)) throw new ServerRefusal('login');
  try {
    await connection.command(`USER ${email}`);
    await connection.command(`PASS ${password}`);
  } catch (error) {
    throw error instanceof ServerRefusal && error.reason === 'answer' ? new ServerRefusal('login', error.words) : error;
  }
}

const linesOf = (bytes: Buffer) =>
  bytes
    .toString('latin1')
    .split('\r\n')
    .map((line) => line.split(' '))
    .filter(([number, word]) => number !== '' && word !== undefined) as [string, string][];

/** Logs in to a mailbox by POP3. It has one folder, without flags and times. */
export async function openPop3(way: Way, login: SourceLogin, signal?: AbortSignal): Promise<MailSource> {
  const connection = await Pop3Connection.open(way, signal);
  const abort = () => connection.close();
  signal?.addEventListener('abort', abort, { once: true });
  try {
    await logIn(connection, login);
  } catch (error) {
    connection.close();
    throw error;
  } finally {
    signal?.removeEventListener('abort', abort);
  }
  /** Numbers of this session by UIDL. */
  let numbers: ReadonlyMap<string, string> | null = null;
  const numbered = async () => {
    numbers ??= new Map(linesOf(await connection.commandLong('UIDL', maximumList)).map(([number, uidl]) => [uidl, number]));
    return numbers;
  };

  return {
    async folders() {
      const { size } = await numbered();
      return [{ name: 'INBOX', path: ['INBOX'], role: 'inbox', validity: '', nextUid: null, count: size } satisfies ForeignFolder];
    },
    async list() {
      const known = await numbered();
      const sizes = new Map(linesOf(await connection.commandLong('LIST', maximumList)));
      return [...known].map(([key, number]): ForeignRef => ({ key, uid: 0, size: Number(sizes.get(number) ?? 0), messageId: '' }));
    },
    async fetch(refs) {
      const known = await numbered();
      const mails: ForeignMail[] = [];
      for (const ref of refs) {
        const number = known.get(ref.key);
        if (number === undefined) continue;
        const raw = await connection.commandLong(`RETR ${number}`, login.maxBytes + slackBytes);
        mails.push({ ...ref, raw, isSeen: false, isAnswered: false, isForwarded: false, isFlagged: false, receivedAt: null });
      }
      return mails;
    },
    async remove(_folder, keys) {
      const known = await numbered();
      const gone: string[] = [];
      for (const key of keys) {
        const number = known.get(key);
        if (number !== undefined) await connection.command(`DELE ${number}`);
        gone.push(key);
      }
      // What was marked goes when the session ends well.
      await connection.command('QUIT');
      return gone;
    },
    async close() {
      await connection.command('QUIT').catch(() => undefined);
      connection.close();
    },
  };
}
