import type { ImapFlow } from 'imapflow';
import type { Way } from '../../mail/foreign-server/index.ts';
import { asked, connectImap } from './connectImap.ts';
import type { ForeignFolder, ForeignMail, ForeignRef, ForeignRole, MailSource, SourceLogin } from './MailSource.ts';

/** Lists with more folders are cut: the server is broken, or means to exhaust us. */
const maximumFolders = 10_000;
/** Number of messages whose sizes are fetched at once. */
const refsAtOnce = 1_000;

const roles: Readonly<Record<string, ForeignRole>> = {
  '\\Inbox': 'inbox',
  '\\Sent': 'sent',
  '\\Drafts': 'drafts',
  '\\Trash': 'trash',
  '\\Junk': 'spam',
};

const uidOf = (key: string) => key.slice(key.indexOf(':') + 1);

/** Lists the folders that hold messages of their own. */
async function listFolders(client: ImapFlow): Promise<ForeignFolder[]> {
  const listed = await asked(client.list({ statusQuery: { messages: true, uidNext: true, uidValidity: true } }));
  // All Mail and Starred show messages that have another folder.
  const isView = (use: string | undefined) => use === '\\All' || use === '\\Flagged' || use === '\\Important';
  return listed
    .filter(({ flags, specialUse, status }) => !flags.has('\\Noselect') && !flags.has('\\NonExistent') && !isView(specialUse) && status)
    .slice(0, maximumFolders)
    .map(({ path, parent, name, specialUse, status }): ForeignFolder => {
      const isInbox = path.toUpperCase() === 'INBOX';
      return {
        name: path,
        path: [...parent, name],
        role: isInbox ? 'inbox' : (roles[specialUse ?? ''] ?? null),
        validity: String(status?.uidValidity ?? ''),
        nextUid: status?.uidNext ?? 1,
        count: status?.messages ?? 0,
      };
    });
}

const flagsOf = (flags: ReadonlySet<string> | undefined) => ({
  isSeen: flags?.has('\\Seen') ?? false,
  isAnswered: flags?.has('\\Answered') ?? false,
  isForwarded: flags?.has('$Forwarded') ?? false,
  isFlagged: flags?.has('\\Flagged') ?? false,
});

/** Reads a date. A broken one counts as none. */
function dateOf(date: Date | string | undefined): Date | null {
  const at = date === undefined ? null : new Date(date);
  return at && !Number.isNaN(at.getTime()) ? at : null;
}

/** Logs in to a mailbox by IMAP. */
export async function openImap(way: Way, login: SourceLogin, signal?: AbortSignal): Promise<MailSource> {
  const client = await connectImap(way, login, signal);
  let open: { name: string; validity: string } | null = null;
  const select = async ({ name }: Pick<ForeignFolder, 'name'>) => {
    if (open?.name === name) return open;
    const { uidValidity } = await asked(client.mailboxOpen(name));
    open = { name, validity: String(uidValidity) };
    return open;
  };

  return {
    folders: () => listFolders(client),
    async list(folder, afterUid) {
      const { validity } = await select(folder);
      // `n:*` always names the last message, even if its number is below n.
      const found = await asked(client.search({ uid: `${afterUid + 1}:*` }, { uid: true }));
      const uids = (found || []).filter((uid) => uid > afterUid).sort((a, b) => a - b);
      const refs: ForeignRef[] = [];
      for (let start = 0; start < uids.length; start += refsAtOnce) {
        const part = uids.slice(start, start + refsAtOnce);
        const rows = await asked(client.fetchAll(part, { uid: true, size: true, flags: true, envelope: true }, { uid: true }));
        for (const { uid, size = 0, flags, envelope } of rows) {
          if (flags?.has('\\Deleted')) continue;
          refs.push({ key: `${validity}:${uid}`, uid, size, messageId: (envelope?.messageId ?? '').slice(0, 500) });
        }
      }
      return refs.sort((a, b) => a.uid - b.uid);
    },
    async fetch(refs) {
      const byUid = new Map(refs.map((ref) => [ref.uid, ref]));
      const query = { uid: true, source: true, flags: true, internalDate: true } as const;
      const rows = await asked(client.fetchAll([...byUid.keys()], query, { uid: true }));
      return rows.flatMap(({ uid, source, flags, internalDate }): ForeignMail[] => {
        const ref = byUid.get(uid);
        if (!ref || !source) return [];
        return [{ ...ref, raw: source, ...flagsOf(flags), receivedAt: dateOf(internalDate) }];
      });
    },
    async remove(folder, keys) {
      const { validity } = await select(folder);
      // Numbers of another validity name nothing any more.
      const { valid = [], past = [] } = Object.groupBy(keys, (key) => (key.startsWith(`${validity}:`) ? 'valid' : 'past'));
      if (valid.length === 0) return past;
      const uids = valid.map(uidOf).join(',');
      // A plain EXPUNGE would also remove what other clients have marked, so without UIDPLUS the messages are only marked.
      const work = client.capabilities.has('UIDPLUS')
        ? client.messageDelete(uids, { uid: true })
        : client.messageFlagsAdd(uids, ['\\Deleted'], { uid: true });
      return (await asked(work)) ? [...valid, ...past] : past;
    },
    async close() {
      await client.logout().catch(() => undefined);
      client.close();
    },
  };
}
