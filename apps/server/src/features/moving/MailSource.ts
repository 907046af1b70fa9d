/** Role of a folder that most mail systems have. */
export type ForeignRole = 'inbox' | 'sent' | 'drafts' | 'trash' | 'spam';

/** Folder of another mailbox. */
export interface ForeignFolder {
  /** Name by which the other server knows it. */
  name: string;
  /** Names from the outermost folder to this one, for people. */
  path: readonly string[];
  role: ForeignRole | null;
  /** Changes when the numbers of the messages start again. Empty if they never do. */
  validity: string;
  /** Number that the next message will have; null if messages are not numbered in order. */
  nextUid: number | null;
  count: number;
}

/** Message that another mailbox has, without its content. */
export interface ForeignRef {
  /** Names it in its folder for good. */
  key: string;
  /** Position among the numbers of the folder; 0 if messages are not numbered in order. */
  uid: number;
  size: number;
  /** Empty if it has none, or if it is not known before it is fetched. */
  messageId: string;
}

/** Fetched message. */
export interface ForeignMail extends ForeignRef {
  raw: Buffer;
  isSeen: boolean;
  isAnswered: boolean;
  isForwarded: boolean;
  isFlagged: boolean;
  /** Time at which the other mailbox received it; null if it does not say. */
  receivedAt: Date | null;
}

/** Mailbox of another system, open for reading. Every failure is a `ServerRefusal`. */
export interface MailSource {
  folders(): Promise<ForeignFolder[]>;
  /** Opens a folder, and lists its messages after a number in ascending order. */
  list(folder: ForeignFolder, afterUid: number): Promise<ForeignRef[]>;
  /** Fetches messages of the open folder. Leaves out those that no longer exist. */
  fetch(refs: readonly ForeignRef[]): Promise<ForeignMail[]>;
  /** Deletes messages of a folder by their keys. Returns the keys of those that no longer exist. */
  remove(folder: ForeignFolder, keys: readonly string[]): Promise<string[]>;
  close(): Promise<void>;
}

/** Login data of another mailbox. */
export interface SourceLogin {
  email: string;
  password: string;
  /** The largest message that is fetched, in bytes. */
  maxBytes: number;
}
