/** Protocol for fetching mail. */
export type FetchProtocol = 'imap' | 'pop3';

/** Folders to fetch. */
export type FolderScope = 'inbox' | 'all' | 'chosen';

/** An account of another system. What the purpose does not need stays as it is. */
export interface ServerAccount {
  /** Name of the server. */
  server: string;
  port: number;
  protocol: FetchProtocol;
  /** Sender address, for a proxy. */
  sender?: string | undefined;
  /** The address, or the name to log in by. */
  account: string;
  password: string;
  usesSsl: boolean;
  /** The proxy asks who it is. */
  needsAuth: boolean;
  folderScope: FolderScope;
  /** Names of folders of the other server, for the scope `chosen`. */
  chosenFolders?: readonly string[] | undefined;
  /** Id of the folder for the mail. `null`: folders of the same names. */
  targetFolder?: string | null | undefined;
  /** Days after which stored mail is deleted on the other server. `null`: never. 0: at once. */
  removeAfterDays?: number | null | undefined;
  /** Minutes between two fetches. `null`: as often as possible. */
  everyMinutes?: number | null | undefined;
}

/** Servers of a well-known provider. */
export interface ServerPreset {
  /** Name of the provider. */
  name: string;
  /** Left out for an outgoing server. */
  protocol?: FetchProtocol;
  server: string;
  port: number;
  usesSsl: boolean;
}

/** Field that must be filled in. */
export type RequiredField = 'server' | 'sender' | 'account' | 'password' | 'folders';

const ports = { imap: { true: 993, false: 143 }, pop3: { true: 995, false: 110 }, smtp: { true: 465, false: 587 } } as const;

/** Usual port of a protocol: the one of submission for SMTP. */
export const usualPort = (protocol: FetchProtocol | 'smtp', usesSsl: boolean): number => ports[protocol][`${usesSsl}`];

/** Returns an account with another protocol or security. A usual port, and the server of a provider, follow. */
export function withWay(
  account: ServerAccount,
  way: Partial<Pick<ServerAccount, 'protocol' | 'usesSsl'>>,
  presets: readonly ServerPreset[],
  isProxy = false,
): ServerAccount {
  const next = { ...account, ...way };
  const portOf = ({ protocol, usesSsl }: ServerAccount) => usualPort(isProxy ? 'smtp' : protocol, usesSsl);
  const wasUsual = account.port === portOf(account);
  const isPreset = presets.some(({ server }) => server === account.server);
  const preset = isPreset ? presets.find(({ protocol }) => protocol === next.protocol) : undefined;
  return {
    ...next,
    ...(wasUsual && { port: portOf(next) }),
    ...(preset && { server: preset.server }),
  };
}
